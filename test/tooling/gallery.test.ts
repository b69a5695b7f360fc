import { createCanvas, loadImage } from '@napi-rs/canvas'
import { smallPng } from '../../.ci/gallery/small-png'

test('a picture that was made small has the same pixels', async () => {
  const drawing = createCanvas(31, 17).getContext('2d')
  for (let x = 0; x < 31; x += 1)
    for (let y = 0; y < 17; y += 1) {
      drawing.fillStyle = `rgb(${x * 8} ${y * 15} ${(x * y) % 256})`
      drawing.fillRect(x, y, 1, 1)
    }
  const small = await smallPng(drawing.canvas.toBuffer('image/png'))
  const again = createCanvas(31, 17).getContext('2d')
  again.drawImage(await loadImage(small), 0, 0)
  const [before, after] = [drawing, again].map((context) => [...context.getImageData(0, 0, 31, 17).data])
  expect(after).toEqual(before)
})
