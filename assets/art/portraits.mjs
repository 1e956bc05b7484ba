// Paints the consultants of the sample line: `node assets/art/portraits.mjs [SLUG …]`. Nobody sat for them.
// Each is drawn in flat planes of light and shade, then painted over: a filter that keeps the most even of four
// neighbourhoods around every pixel turns the planes into brush strokes.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const here = path.dirname(fileURLToPath(import.meta.url))
const size = 1000
const crop = { left: 90, top: 85, width: 830, height: 830 }
const exportedSize = 480

const background = ({ sky, sea, glow }) => `
  <linearGradient id="sky" x1="0" y1="0" x2="0.25" y2="1">
    ${sky.map((colour, at) => `<stop offset="${at / (sky.length - 1)}" stop-color="${colour}"/>`).join('')}
  </linearGradient>
  <linearGradient id="sea" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sea[0]}"/><stop offset="1" stop-color="${sea[1]}"/></linearGradient>
  <radialGradient id="glow" cx="0.14" cy="0.44" r="0.6"><stop offset="0" stop-color="${glow}" stop-opacity="0.85"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>
  <rect width="1000" height="1000" fill="url(#sky)"/>
  <path d="M620 520 C700 490 760 500 830 470 C900 448 950 470 1000 452 V540 H600 Z" fill="${sea[0]}" opacity="0.45" filter="url(#soft)"/>
  <rect y="530" width="1000" height="470" fill="url(#sea)"/>
  <rect width="1000" height="1000" fill="url(#glow)"/>
  ${Array.from({ length: 16 }, (_, at) => `<path d="M${(at * 137) % 900 - 60} ${552 + at * 27} q${70 + at * 6} ${-5 - (at % 3) * 2} ${150 + at * 12} 2" stroke="${glow}" stroke-width="${3 + at * 0.5}" opacity="${0.5 - at * 0.024}" fill="none" filter="url(#soft)"/>`).join('')}`

const filters = `
  <filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter>
  <filter id="softer" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="14"/></filter>
  <filter id="wide" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="30"/></filter>
  <filter id="fine" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="2"/></filter>`

/** The face looks a little to the light: its middle line lies left of the middle of the head. */
const face = ({ skin: { light, base, shade, deep, blush, lip }, eye, brow, browWeight, jaw, lips }) => `
  <clipPath id="head"><path d="${jaw}"/></clipPath>
  <path d="${jaw}" fill="${base}"/>
  <g clip-path="url(#head)">
    <path d="M560 190 C600 300 590 380 600 440 C596 520 560 580 500 600 L760 640 V160 Z" fill="${shade}" filter="url(#wide)" opacity="0.95"/>
    <ellipse cx="430" cy="330" rx="80" ry="62" fill="${light}" filter="url(#wide)" opacity="0.95"/>
    <ellipse cx="414" cy="462" rx="36" ry="30" fill="${light}" filter="url(#softer)" opacity="0.8"/>
    <ellipse cx="410" cy="486" rx="34" ry="26" fill="${blush}" filter="url(#softer)" opacity="0.5"/>
    <ellipse cx="566" cy="492" rx="34" ry="26" fill="${blush}" filter="url(#softer)" opacity="0.4"/>
    <ellipse cx="428" cy="408" rx="36" ry="17" fill="${shade}" filter="url(#softer)" opacity="0.75"/>
    <ellipse cx="548" cy="410" rx="38" ry="19" fill="${deep}" filter="url(#softer)" opacity="0.6"/>
    <path d="M500 396 C510 440 518 470 520 492 C510 506 494 508 484 506 C498 486 496 440 494 400 Z" fill="${shade}" filter="url(#soft)"/>
    <path d="M484 400 C482 440 474 468 470 484 C476 492 486 492 490 486 C492 460 492 430 492 400 Z" fill="${light}" filter="url(#soft)" opacity="0.95"/>
    <path d="M458 497 C470 509 496 512 520 495 C514 510 500 515 486 514 C472 514 462 508 458 497 Z" fill="${deep}" filter="url(#fine)" opacity="0.75"/>
    <path d="M446 590 C480 606 520 604 560 584 L560 640 H440 Z" fill="${shade}" filter="url(#softer)" opacity="0.6"/>
    <path d="M462 568 C480 576 504 576 520 566" stroke="${shade}" stroke-width="8" fill="none" filter="url(#soft)" opacity="0.8"/>
  </g>
  ${[[430, 1], [546, 0.96]].map(([x, scale], at) => `
    <g transform="translate(${x} 412) scale(${scale * 1.12} 1.2)">
      <path d="M-29 3 C-18 -10 12 -12 29 2 C14 12 -14 13 -29 3 Z" fill="${at === 0 ? '#efe6dc' : '#d9cbbd'}" filter="url(#fine)"/>
      <circle cx="-4" cy="0" r="10.5" fill="${eye}"/>
      <circle cx="-4" cy="0" r="5" fill="#15110f"/>
      <circle cx="-8" cy="-4" r="2.6" fill="#fff8ee"/>
      <path d="M-32 4 C-18 -13 14 -15 33 1 C14 -8 -14 -7 -32 4 Z" fill="${brow}"/>
      <path d="M-30 -9 C-14 -20 12 -21 31 -10" stroke="${deep}" stroke-width="3" fill="none" opacity="0.5" filter="url(#fine)"/>
      <path d="M-22 13 C-8 18 12 17 24 10" stroke="${shade}" stroke-width="4" fill="none" opacity="0.7" filter="url(#fine)"/>
    </g>`).join('')}
  <path d="M386 382 C402 366 434 362 462 372" stroke="${brow}" stroke-width="${browWeight}" stroke-linecap="round" fill="none" filter="url(#fine)"/>
  <path d="M518 372 C544 361 576 366 592 384" stroke="${brow}" stroke-width="${browWeight}" stroke-linecap="round" fill="none" filter="url(#fine)"/>
  ${lips(lip, deep)}`

const people = {
  'ines-calloway': {
    skin: { light: '#f3cfae', base: '#d9a37c', shade: '#a96f50', deep: '#6f402e', blush: '#d07f63', lip: '#b4584e' },
    backdrop: { sky: ['#55758a', '#a9b3b0', '#ecc7a0', '#f2d9b4'], sea: ['#6d8a97', '#27414f'], glow: '#ffe0ae' },
    eye: '#4a2f1e', brow: '#2c1b16', browWeight: 10,
    jaw: 'M366 380 C360 270 420 214 496 214 C580 214 630 280 624 384 C622 450 606 520 570 562 C544 590 520 604 494 604 C466 604 440 588 416 556 C384 512 370 450 366 380 Z',
    lips: (lip, deep) => `
      <path d="M442 540 C462 534 478 532 488 537 C500 532 522 533 546 538 C522 550 470 552 442 540 Z" fill="${lip}" filter="url(#fine)"/>
      <path d="M442 540 C470 552 518 551 546 538 C526 564 506 569 491 569 C474 569 458 562 442 540 Z" fill="${lip}" filter="url(#fine)" opacity="0.9"/>
      <path d="M472 557 C484 561 500 561 512 555" stroke="#e39a86" stroke-width="5" fill="none" filter="url(#fine)" opacity="0.8"/>
      <path d="M434 533 C440 541 462 547 490 547 C518 547 540 542 553 530" stroke="${deep}" stroke-width="3.5" fill="none" filter="url(#fine)"/>`,
    behind: `
      <path d="M346 420 C320 240 400 146 512 148 C630 146 700 240 674 410 C672 480 704 560 688 640 C664 690 604 676 576 610 V560 H420 L426 606 C396 670 336 684 316 632 C306 560 346 500 346 420 Z" fill="#241610"/>
      <path d="M640 330 C690 390 700 480 688 640 C668 680 636 672 620 640 C650 560 650 430 640 330 Z" fill="#38241a" filter="url(#soft)"/>
      <path d="M352 440 C340 520 318 580 332 630 C352 650 372 640 384 610 C364 560 360 500 352 440 Z" fill="#5b3a27" filter="url(#soft)"/>`,
    clothes: ['M384 684 C330 708 210 722 160 812 C130 870 118 940 112 1000 H900 C896 930 880 856 838 800 C790 738 690 716 630 682 Z', `
      <rect width="1000" height="1000" fill="#e6dac8"/>
      <path d="M384 684 C330 708 210 722 160 812 L112 1000 H330 C300 900 330 780 384 684 Z" fill="#fbf4e6" filter="url(#softer)"/>
      <path d="M640 680 C720 716 800 738 850 800 L910 1000 H590 C660 900 680 790 640 680 Z" fill="#a39b93" filter="url(#softer)"/>
      <path d="M400 1000 C412 930 460 890 506 862 C552 890 596 930 610 1000 Z" fill="#2d4a5c"/>
      <path d="M506 862 C552 890 596 930 610 1000 H520 Z" fill="#213848"/>
      <path d="M394 680 C352 712 348 760 356 800 C380 890 440 950 470 1000 H430 C390 960 340 880 330 800 Z" fill="#cdbfa9" filter="url(#fine)"/>
      <path d="M622 680 C664 712 670 760 660 800 C636 890 570 950 545 1000 H590 C630 960 676 880 684 800 Z" fill="#8d857d" filter="url(#fine)"/>
      <path d="M370 690 C400 780 450 850 506 890 C562 850 610 780 644 690 L622 674 C600 750 560 810 506 850 C456 806 416 740 394 676 Z" fill="#f7f0e2" filter="url(#fine)"/>`, `
      <path d="M430 540 C436 620 424 660 386 684 C416 760 456 820 506 858 C560 820 604 760 630 682 C590 664 566 620 566 540 Z" fill="#c99470"/>
      <path d="M566 540 C556 600 520 640 452 640 C470 684 548 700 626 690 C590 664 566 620 566 540 Z" fill="#8f5a40" filter="url(#softer)"/>`],
    hair: `
      <path d="M350 440 C340 300 384 240 444 232 C424 272 410 320 396 352 C384 384 372 404 366 446 Z" fill="#2b1a13"/>
      <path d="M452 236 C520 262 580 300 610 366 C624 400 624 420 632 450 C680 380 672 250 596 190 C520 150 410 160 372 250 C350 300 346 350 350 410 C372 366 392 330 404 300 C414 276 430 252 452 236 Z" fill="#2e1c14"/>
      <path d="M366 330 C376 240 430 192 506 184 C452 214 416 262 398 318 C386 344 374 360 364 384 Z" fill="#7a4f34" filter="url(#soft)" opacity="0.85"/>
      <path d="M470 216 C540 222 600 262 622 330 C584 280 530 250 466 236 Z" fill="#6a442d" filter="url(#soft)" opacity="0.85"/>
      <path d="M440 236 C470 250 500 262 520 276" stroke="#1a0f0a" stroke-width="5" fill="none" filter="url(#fine)" opacity="0.7"/>
      <path d="M616 470 C628 480 626 508 612 514" stroke="#a96f50" stroke-width="9" fill="none" filter="url(#fine)"/><circle cx="616" cy="520" r="6" fill="#d8b56c"/>`,
  },
  'tobias-renner': {
    skin: { light: '#f3d6bd', base: '#d8ab8c', shade: '#a4765f', deep: '#68443a', blush: '#cd8a70', lip: '#b3756a' },
    backdrop: { sky: ['#3d5a70', '#8aa0a6', '#d5c9b2', '#ecdcbf'], sea: ['#5f7d88', '#1f3746'], glow: '#fbe6bd' },
    eye: '#4f6a78', brow: '#6a4b33', browWeight: 13,
    jaw: 'M362 380 C356 266 416 206 498 206 C584 206 640 270 632 384 C632 452 622 520 590 572 C566 604 530 622 496 622 C462 622 428 604 404 568 C374 520 366 452 362 380 Z',
    lips: (lip, deep) => `
      <path d="M446 546 C466 539 480 538 490 541 C502 538 522 539 544 544 C522 566 468 570 446 546 Z" fill="${lip}" filter="url(#fine)" opacity="0.85"/>
      <path d="M434 538 C442 547 464 552 490 553 C516 552 540 547 554 536" stroke="${deep}" stroke-width="4" fill="none" filter="url(#fine)"/>`,
    behind: `<path d="M350 400 C326 240 410 156 508 156 C616 156 676 246 652 400 C650 440 640 470 630 480 H370 C356 460 350 430 350 400 Z" fill="#5a4231"/>`,
    clothes: ['M384 690 C310 716 170 730 116 830 C92 880 84 950 80 1000 H930 C926 940 912 866 876 812 C826 742 706 722 634 690 Z', `
      <rect width="1000" height="1000" fill="#1f3547"/>
      <path d="M384 690 C310 716 170 730 116 830 L60 1000 H330 C290 900 300 780 384 690 Z" fill="#3d5c73" filter="url(#softer)"/>
      <path d="M664 700 C740 730 830 750 880 812 L950 1000 H650 C700 900 700 800 664 700 Z" fill="#111f2b" filter="url(#softer)"/>
      <path d="M376 690 C400 800 450 900 496 1000 H524 C566 900 620 800 644 690 Z" fill="#efe9dd"/>
      <path d="M644 690 C620 800 566 900 524 1000 H510 C512 900 560 800 600 700 Z" fill="#b9b4aa" filter="url(#soft)"/>
      <path d="M368 690 C330 740 320 790 322 822 L372 838 L346 872 C390 930 440 970 470 1000 H498 C450 900 398 800 384 690 Z" fill="#29445a" filter="url(#fine)"/>
      <path d="M652 690 C690 740 704 790 700 822 L652 838 L676 872 C632 930 580 970 550 1000 H522 C570 900 622 800 636 690 Z" fill="#182b3a" filter="url(#fine)"/>
      <path d="M372 838 L346 872 M652 838 L676 872" stroke="#0c1822" stroke-width="4" opacity="0.6"/>`, `
      <path d="M420 560 C426 630 418 670 384 696 C420 740 464 780 508 812 C556 780 604 740 636 694 C598 670 584 630 584 550 Z" fill="#c99a7e"/>
      <path d="M584 550 C572 620 530 660 452 664 C480 700 560 716 640 694 C598 670 584 630 584 550 Z" fill="#8b6050" filter="url(#softer)"/>
      <path d="M400 668 C380 680 366 694 362 708 C390 780 440 830 486 868 L508 812 C464 780 424 740 400 668 Z" fill="#faf5ea" filter="url(#fine)"/>
      <path d="M614 664 C640 676 656 690 660 706 C634 776 582 826 532 868 L508 812 C556 780 598 740 614 664 Z" fill="#c9c3b7" filter="url(#fine)"/>`],
    hair: `
      <path d="M350 420 C340 300 376 232 440 210 C424 260 400 300 392 350 C386 386 372 400 366 440 Z" fill="#6b503a"/>
      <path d="M404 300 C450 262 560 244 606 310 C628 350 626 390 638 436 C672 356 664 244 596 190 C520 144 404 156 366 240 C350 280 350 310 352 340 C364 320 384 312 404 300 Z" fill="#634934"/>
      <path d="M362 318 C374 226 440 176 530 176 C470 204 420 246 404 296 C388 304 374 310 362 330 Z" fill="#b08c62" filter="url(#soft)" opacity="0.9"/>
      <path d="M430 250 C500 206 590 216 620 300 C576 256 500 244 424 284 Z" fill="#8f6d4c" filter="url(#soft)" opacity="0.85"/>
      <path d="M420 266 C470 226 540 216 590 240" stroke="#4a3526" stroke-width="5" fill="none" filter="url(#soft)" opacity="0.7"/>
      <path d="M366 436 C368 470 374 500 382 520 C388 494 384 460 378 430 Z" fill="#6b503a" filter="url(#soft)" opacity="0.8"/>
      <g clip-path="url(#head)">
        <path d="M376 470 C400 530 420 556 446 534 C470 524 520 524 546 532 C578 552 602 520 626 450 L640 640 H360 Z" fill="#7a5941" filter="url(#softer)" opacity="0.62"/>
        <path d="M440 528 C462 518 482 520 492 524 C504 520 528 518 552 526 C530 532 470 534 440 528 Z" fill="#6b4a35" filter="url(#soft)" opacity="0.8"/>
        <path d="M470 572 C484 578 502 578 516 571 L520 624 H466 Z" fill="#6b4a35" filter="url(#softer)" opacity="0.5"/>
      </g>
      <path d="M628 424 C648 420 654 450 644 482 C638 502 624 504 620 496 Z" fill="#b5836a" filter="url(#fine)"/>`,
  },
}

const drawingOf = (person) => `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000">
  <defs>${filters}</defs>
  ${background(person.backdrop)}
  ${person.behind}
  <clipPath id="clothes"><path d="${person.clothes[0]}"/></clipPath>
  <g clip-path="url(#clothes)">${person.clothes[1]}</g>${person.clothes[2]}
  ${face(person)}${person.hair}
</svg>`

/** Kuwahara's filter: the mean of whichever quarter around a pixel varies least. */
function paint(pixels, width, height, radius) {
  const stride = width + 1
  const tables = Array.from({ length: 4 }, () => new Float64Array(stride * (height + 1)))
  for (let y = 0; y < height; y += 1) {
    const row = [0, 0, 0, 0]
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3
      const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]]
      const light = 0.3 * r + 0.59 * g + 0.11 * b
      ;[r, g, b, light * light].forEach((value, channel) => {
        row[channel] += value
        tables[channel][(y + 1) * stride + x + 1] = tables[channel][y * stride + x + 1] + row[channel]
      })
    }
  }
  const sum = (table, x0, y0, x1, y1) => table[y1 * stride + x1] - table[y0 * stride + x1] - table[y1 * stride + x0] + table[y0 * stride + x0]
  const painted = Buffer.alloc(pixels.length)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let [least, best] = [Infinity, [0, 0, 0]]
      for (const [dx, dy] of [[-radius, -radius], [0, -radius], [-radius, 0], [0, 0]]) {
        const [x0, y0] = [Math.max(0, x + dx), Math.max(0, y + dy)]
        const [x1, y1] = [Math.min(width, x + dx + radius + 1), Math.min(height, y + dy + radius + 1)]
        const count = (x1 - x0) * (y1 - y0)
        const mean = [0, 1, 2].map((channel) => sum(tables[channel], x0, y0, x1, y1) / count)
        const light = 0.3 * mean[0] + 0.59 * mean[1] + 0.11 * mean[2]
        const variance = sum(tables[3], x0, y0, x1, y1) / count - light * light
        if (variance < least) [least, best] = [variance, mean]
      }
      best.forEach((value, channel) => { painted[(y * width + x) * 3 + channel] = value })
    }
  return painted
}

/** Canvas and the ridges of the paint: a woven pattern and noise drawn out along the stroke. */
function addCanvas(pixels, width) {
  let seed = 7
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647 - 0.5
  let ridge = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const [x, y] = [(at / 3) % width, Math.floor(at / 3 / width)]
    ridge = ridge * 0.82 + random() * 5
    const weave = Math.sin(x * 1.57) * 1.1 + Math.sin(y * 1.57) * 1.1
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at + channel] = Math.max(0, Math.min(255, pixels[at + channel] + ridge + weave))
  }
  return pixels
}

const folder = path.join(here, '..', 'portraits')
await mkdir(folder, { recursive: true })
for (const slug of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(people)) {
  const { data, info } = await sharp(Buffer.from(drawingOf(people[slug]))).flatten().removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const painted = addCanvas(paint(data, info.width, info.height, 5), info.width)
  const picture = sharp(painted, { raw: { width: info.width, height: info.height, channels: 3 } })
  const { size: bytes } = await picture.extract(crop).resize(exportedSize, exportedSize, { kernel: 'lanczos3' }).webp({ quality: 82, effort: 6, smartSubsample: true })
    .toFile(path.join(folder, `${slug}.webp`))
  console.log(slug, Math.round(bytes / 1024) + ' kB')
}
