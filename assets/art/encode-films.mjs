// Encodes what films.py has rendered, in H.264 and AV1 without sound, each in at most 1.5 MB, AV1 in fewer bytes than
// H.264 because browsers that can choose take it, for assets/video:
// node assets/art/encode-films.mjs [--from DIR] [--every N] NAME [NAME …]. Needs ffmpeg with libsvtav1 and libx264.
// With --every only each Nth moment need be rendered; those between follow the motion of the two beside them.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const [maxBytes, rate, moments] = [1_500_000, 20, 160]
// Around the loop, so that the moments between the last and the first are made like all others.
const wrapped = 2
const encoders = [
  { ending: 'h264.mp4', from: 22, halves: 6.5, options: (crf) => ['-c:v', 'libx264', '-preset', 'medium', '-tune', 'film', '-profile:v', 'high', '-level', '3.1', '-crf', crf] },
  { ending: 'av1.mp4', from: 30, halves: 10, options: (crf) => ['-c:v', 'libsvtav1', '-preset', '4', '-crf', crf, '-g', '240'] },
]
const names = process.argv.slice(2)
const option = (key, otherwise) => (names.includes(key) ? names.splice(names.indexOf(key), 2)[1] : otherwise)
const from = option('--from', path.join(os.tmpdir(), 'landfall-art'))
const every = Number(option('--every', 1))
const video = path.join(import.meta.dirname, '..', 'video')
mkdirSync(video, { recursive: true })

const ffmpeg = (...words) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...words.flat().map(String)])

for (const name of names) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'landfall-film-'))
  const count = moments / every
  for (let at = 0; at < count + 2 * wrapped; at++) {
    const file = path.join(from, name, `${String(((at + count - wrapped) % count) * every).padStart(4, '0')}.png`)
    if (!existsSync(file)) throw new Error(`${file} is missing`)
    symlinkSync(path.resolve(file), path.join(folder, `${String(at).padStart(4, '0')}.png`))
  }
  const between = every > 1 ? [`minterpolate=fps=${rate}:mi_mode=mci:mc_mode=obmc:me_mode=bidir`] : []
  const round = [`trim=start=${(wrapped * every) / rate}:duration=${moments / rate}`, 'setpts=PTS-STARTPTS']
  const whole = path.join(folder, 'whole.mkv')
  ffmpeg('-framerate', rate / every, '-i', path.join(folder, '%04d.png'), '-vf', [...between, ...round, 'scale=out_color_matrix=bt709:out_range=tv', 'format=yuv420p'].join(), '-c:v', 'ffv1', whole)
  // A file that is too large is made again, with as much more loss as its size asks for: so many steps halve it.
  let limit = maxBytes
  for (const { ending, from: best, halves, options } of encoders) {
    const target = path.join(video, `${name}.${ending}`)
    let bytes = Infinity
    for (let crf = best; bytes > limit; crf += Math.max(1, Math.round(halves * Math.log2(bytes / limit)))) {
      ffmpeg('-i', whole, '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', options(crf), '-an', '-movflags', '+faststart', target)
      bytes = statSync(target).size
      console.log(`${name}.${ending} crf ${crf}: ${Math.round(bytes / 1000)} kB`)
    }
    limit = bytes - 1
  }
  rmSync(folder, { recursive: true })
}
