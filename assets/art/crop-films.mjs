// Makes the films for phones in portrait from those in assets/video: the middle 416 of 960 pixels, which is all that such
// a window shows, each in at most 450 kB:
// node assets/art/crop-films.mjs NAME [NAME …]. Needs ffmpeg with libsvtav1 and libx264.
import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'

const video = path.join(import.meta.dirname, '..', 'video')
const maxBytes = 450_000
const encoders = [
  { ending: 'phone.h264.mp4', from: 25, halves: 6.5, options: ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'film', '-profile:v', 'high', '-level', '3.1'] },
  { ending: 'phone.av1.mp4', from: 36, halves: 10, options: ['-c:v', 'libsvtav1', '-preset', '4', '-g', '240'] },
]

for (const name of process.argv.slice(2))
  for (const { ending, from, halves, options } of encoders) {
    const target = path.join(video, `${name}.${ending}`)
    const source = path.join(video, `${name}.h264.mp4`)
    let bytes = Infinity
    // A file that is too large is made again, with as much more loss as its size asks for: so many steps halve it.
    for (let crf = from; bytes > maxBytes; crf += Math.max(1, Math.round(halves * Math.log2(bytes / maxBytes)))) {
      execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-i', source, '-vf', 'crop=416:640', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', ...options, '-crf', String(crf), '-an', '-movflags', '+faststart', target])
      bytes = statSync(target).size
      console.log(`${name}.${ending} crf ${crf}: ${Math.round(bytes / 1000)} kB`)
    }
  }
