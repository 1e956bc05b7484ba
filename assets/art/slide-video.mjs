// Makes the silent video of a hero slide from one of the pictures: `node assets/art/slide-video.mjs`. It moves in slowly for
// six seconds. Chromium encodes it; the WebM container around it is written here.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

const assets = path.join(import.meta.dirname, '..')
const [name, picture, seconds] = ['norwegian-fjord', 'norwegian-fjord-1200', 6]

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] })
const page = await browser.newPage()
// A file counts as a secure context, which the encoder wants.
await page.goto(`file://${assets}/icon.svg`)
const chunks = await page.evaluate(encode, { picture: readFileSync(path.join(assets, 'images', `${picture}.webp`), 'base64'), seconds })
await browser.close()
writeFileSync(path.join(assets, '../config/hard-cases/video', `${name}.vp9.webm`), webm(chunks))

async function encode({ picture, seconds }) {
  const [width, height, rate] = [960, 540, 15]
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }))
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  const chunks = []
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      chunks.push({ at: chunk.timestamp / 1000, isKey: chunk.type === 'key', data: [...data] })
    },
    error: (error) => { throw error },
  })
  encoder.configure({ codec: 'vp09.00.10.08', width, height, bitrate: 200_000, framerate: rate })
  const cover = Math.max(width / image.width, height / image.height)
  for (let frame = 0; frame < seconds * rate; frame++) {
    const scale = cover * (1 + (0.08 * frame) / (seconds * rate))
    const [wide, high] = [image.width * scale, image.height * scale]
    context.drawImage(image, (width - wide) / 2, (height - high) / 2, wide, high)
    const still = new VideoFrame(canvas, { timestamp: (frame * 1e6) / rate, duration: 1e6 / rate })
    encoder.encode(still, { keyFrame: frame === 0 })
    still.close()
  }
  await encoder.flush()
  return { width, height, seconds, frames: chunks }
}

function webm({ width, height, seconds, frames }) {
  const element = (id, ...parts) => {
    const payload = Buffer.concat(parts)
    const size = Buffer.alloc(8)
    size.writeBigUInt64BE(BigInt(payload.length) | (1n << 56n))
    return Buffer.concat([Buffer.from(id, 'hex'), size, payload])
  }
  const number = (value) => Buffer.from([value >> 24, value >> 16, value >> 8, value].map((byte) => byte & 255))
  const float = (value) => { const bytes = Buffer.alloc(8); bytes.writeDoubleBE(value); return bytes }
  const text = (words) => Buffer.from(words)
  const block = ({ at, isKey, data }) => {
    const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0])
    head.writeInt16BE(Math.round(at), 1)
    return element('a3', head, Buffer.from(data))
  }
  return Buffer.concat([
    element('1a45dfa3', element('4286', number(1)), element('42f7', number(1)), element('42f2', number(4)),
      element('42f3', number(8)), element('4282', text('webm')), element('4287', number(4)), element('4285', number(2))),
    element('18538067',
      element('1549a966', element('2ad7b1', number(1_000_000)), element('4489', float(seconds * 1000)),
        element('4d80', text('landfall')), element('5741', text('landfall'))),
      element('1654ae6b', element('ae', element('d7', number(1)), element('73c5', number(1)), element('83', number(1)),
        element('86', text('V_VP9')), element('e0', element('b0', number(width)), element('ba', number(height))))),
      element('1f43b675', element('e7', number(0)), ...frames.map(block))),
  ])
}
