// Encodes what films.py has rendered, in AV1 and H.264 without sound, each in at most 1.5 MB, for assets/video:
// node assets/art/encode-films.mjs [--from DIR] NAME [NAME …]. Needs ffmpeg with libsvtav1 and libx264.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const [maxBytes, rate] = [1_500_000, 20]
const encoders = [
  { ending: 'av1.mp4', from: 34, step: 3, options: (crf) => ['-c:v', 'libsvtav1', '-preset', '4', '-crf', crf, '-g', '240'] },
  { ending: 'h264.mp4', from: 23, step: 1, options: (crf) => ['-c:v', 'libx264', '-preset', 'slower', '-tune', 'film', '-profile:v', 'high', '-level', '3.1', '-crf', crf] },
]
const names = process.argv.slice(2)
const at = names.indexOf('--from')
const from = at >= 0 ? names.splice(at, 2)[1] : path.join(os.tmpdir(), 'landfall-art')
const video = path.join(import.meta.dirname, '..', 'video')
mkdirSync(video, { recursive: true })

for (const name of names) {
  const frames = readdirSync(path.join(from, name)).filter((file) => file.endsWith('.png')).toSorted()
  if (frames.at(-1) !== `${String(frames.length - 1).padStart(4, '0')}.png`) throw new Error(`${name}: moments are missing`)
  for (const { ending, from: best, step, options } of encoders) {
    const target = path.join(video, `${name}.${ending}`)
    for (let crf = best, bytes = Infinity; bytes > maxBytes; crf += step) {
      execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-framerate', rate, '-i', path.join(from, name, '%04d.png'), '-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', ...options(crf), '-an', '-movflags', '+faststart', target].map(String))
      bytes = statSync(target).size
      console.log(`${name}.${ending} crf ${crf}: ${Math.round(bytes / 1000)} kB, ${frames.length / rate} s`)
    }
  }
}
