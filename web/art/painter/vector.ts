// Points, directions and rotations. The viewer looks along -z: x to the right, y up, z towards the eye.

export type Point = readonly [x: number, y: number];
export type Vector = readonly [x: number, y: number, z: number];
/** A 3 x 3 matrix, row by row. */
export type Matrix = readonly number[];

export const TAU = Math.PI * 2;
export const degrees = (radians: number) => (radians * 180) / Math.PI;

export function unit(x: number, y: number, z: number): Vector {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const negate = (a: Vector): Vector => [-a[0], -a[1], -a[2]];

/** The centre of three corners, pushed out to the unit sphere. */
export const middle = (a: Vector, b: Vector, c: Vector): Vector =>
  unit(a[0] + b[0] + c[0], a[1] + b[1] + c[1], a[2] + b[2] + c[2]);

/** Two directions that span the plane across `normal`, starting from a `hint` that is not parallel to it. */
export function plane(normal: Vector, hint: Vector): [Vector, Vector] {
  const u = unit(...cross(normal, hint));
  return [u, cross(normal, u)];
}

export function times(m: Matrix, p: Vector): Vector {
  return [
    m[0]! * p[0] + m[1]! * p[1] + m[2]! * p[2],
    m[3]! * p[0] + m[4]! * p[1] + m[5]! * p[2],
    m[6]! * p[0] + m[7]! * p[1] + m[8]! * p[2],
  ];
}

/** The inverse of `times` for a rotation. */
export function timesTransposed(m: Matrix, p: Vector): Vector {
  return [
    m[0]! * p[0] + m[3]! * p[1] + m[6]! * p[2],
    m[1]! * p[0] + m[4]! * p[1] + m[7]! * p[2],
    m[2]! * p[0] + m[5]! * p[1] + m[8]! * p[2],
  ];
}

export function product(a: Matrix, b: Matrix): Matrix {
  const out: number[] = [];
  for (let i = 0; i < 3; i++) {
    for (let j = 0; j < 3; j++) out.push(a[i * 3]! * b[j]! + a[i * 3 + 1]! * b[3 + j]! + a[i * 3 + 2]! * b[6 + j]!);
  }
  return out;
}
