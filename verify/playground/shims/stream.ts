class Stream {}

export class Readable extends Stream {}
export class Writable extends Stream {}
export class Transform extends Stream {}
export class PassThrough extends Stream {}
export default Object.assign(Stream, { Readable, Writable, Transform, PassThrough })
