// Gives every text its pictures: `node assets/art/place.mjs`. uses.json names the pictures a text would like, most fitting
// first; those that have been made are used, and what a text had before fills its list. Descriptions go to pictures.yaml.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const here = path.dirname(fileURLToPath(import.meta.url))
const content = path.join(here, '..', '..', 'config', 'sample-line')
const read = (file) => readFileSync(file, 'utf8')
const made = JSON.parse(read(path.join(here, '..', 'images', 'pictures.json')))
const uses = JSON.parse(read(path.join(here, 'uses.json')))
let changed = 0

function write(file, before, after) {
  if (after === before) return
  writeFileSync(file, after)
  changed += 1
}

for (const [place, wanted] of Object.entries(uses)) {
  const [name, slug] = place.split('#')
  const file = path.join(content, name)
  const before = read(file)
  const first = wanted.filter((picture) => made[picture])
  if (first.length === 0) continue
  if (slug) {
    write(file, before, before.replace(new RegExp(`(- slug: ${slug}\\n(?:  .*\\n)*?  picture: ).*`), `$1${first[0]}`))
  } else if (/^picture: /m.test(before)) {
    write(file, before, before.replace(/^picture: .*$/m, `picture: ${first[0]}`))
  } else {
    const had = before.match(/^pictures: \[(.*)\]$/m)?.[1].split(',').map((one) => one.trim()) ?? []
    const list = [...new Set([...first, ...had])].slice(0, Math.max(had.length, 2))
    write(file, before, before.replace(/^pictures: \[.*\]$/m, `pictures: [${list.join(', ')}]`))
  }
}

const yaml = path.join(content, 'pictures.yaml')
const head = read(yaml).split('\n').filter((line) => line.startsWith('#'))
const lines = Object.entries(made).sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, { alt }]) => `${name}: '${alt.replaceAll("'", "''")}'`)
write(yaml, read(yaml), [...head, ...lines, ''].join('\n'))
console.log(`${changed} files changed`)
