// Makes the five WebP widths of a rendered picture and keeps assets/images/pictures.json.
// Usage: node assets/art/export.mjs [--from DIR] NAME [NAME …]   (DIR defaults to the folder render.py writes to)
import { readFile, writeFile, mkdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const here = path.dirname(fileURLToPath(import.meta.url))
const images = path.join(here, '..', 'images')
const args = process.argv.slice(2)
let from = path.join(os.tmpdir(), 'landfall-art')
const at = args.indexOf('--from')
if (at >= 0) from = args.splice(at, 2)[1]

const read = async (file) => JSON.parse(await readFile(path.join(here, file), 'utf8'))
const alts = { ...(await read('alts.json')), ...(await read('alts-ports.json')) }
const manifestPath = path.join(images, 'pictures.json')
const manifest = JSON.parse(await readFile(manifestPath, 'utf8').catch(() => '{}'))
await mkdir(images, { recursive: true })

for (const name of args) {
  if (!alts[name]) throw new Error(`No description for ${name} in alts.json`)
  const source = path.join(from, `${name}.png`)
  const { width, height } = await sharp(source).metadata()
  const widths = alts[name].width >= 2400 ? [480, 800, 1200, 1600, 2400] : [320, 480, 800, 1200, 1600]
  if (width < widths.at(-1)) console.warn(`${name}: a draft, ${width} px wide`)
  let bytes = 0
  for (const w of widths) {
    const { size } = await sharp(source).resize(w, null, { kernel: 'lanczos3' }).webp({ quality: 75, effort: 6, smartSubsample: true })
      .toFile(path.join(images, `${name}-${w}.webp`))
    bytes += size
  }
  const { data } = await sharp(source).resize(1, 1, { kernel: 'cubic' }).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const placeholder = '#' + [...data.subarray(0, 3)].map((v) => v.toString(16).padStart(2, '0')).join('')
  const top = widths.at(-1)
  manifest[name] = { ...manifest[name], width: top, height: Math.round((height * top) / width), widths, placeholder, alt: alts[name].alt }
  console.log(name, widths.join(' '), placeholder, Math.round(bytes / 1024) + ' kB')
}
const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => a.localeCompare(b)))
await writeFile(manifestPath, JSON.stringify(sorted, null, 2) + '\n')
