import * as t from 'io-ts'

/** The code of an upload that was refused before it was read, for lack of room: it may be sent again. */
export const UPLOAD_NOT_READ = 'UploadNotRead'

/** The envelope of that answer. */
export const UploadNotRead = t.type({ error: t.type({ code: t.literal(UPLOAD_NOT_READ) }) })
