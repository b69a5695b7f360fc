/** A small file of a picture that can be taken for a document: 400 × 300 pixels, grey. */
export const greyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAZAAAAEsAQAAAADFzNhvAAAASElEQVR42u3LIQEAAAwCMPpHISUJLu43v/QtiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqIoiqLcBjSz6ysr2zqcAAAAAElFTkSuQmCC',
  'base64',
)
