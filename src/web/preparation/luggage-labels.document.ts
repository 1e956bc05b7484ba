import { colours, styles } from '../documents/brochure-style';
import { usPaper, documentSheet } from '../documents/document-sheet';
import type { DocumentTemplate } from '../documents/document-template';
import type { Page } from '../documents/page';
import { printableName } from '../documents/type-setting';

interface LuggageLabels {
  readonly lineName: string;
  readonly vessel: string;
  readonly name: string;
  readonly cabin?: string;
  readonly voyage: string;
  readonly dates: string;
  readonly reservationId: string;
  readonly count: number;
}

const paper = { ...usPaper, margin: 48 } as const;
const label = { width: paper.width - 2 * paper.margin, height: 216, gap: 12, inset: 22 } as const;
const onOnePage = 3;

export const luggageLabelsDocument: DocumentTemplate<LuggageLabels> = {
  name: 'luggage-labels',
  render: (labels) =>
    documentSheet({ title: `Luggage labels, ${labels.name}`, author: labels.lineName }, (page) => {
      for (let piece = 0; piece < labels.count; piece += 1) {
        if (piece > 0 && piece % onOnePage === 0) page.pdf.addPage();
        drawLabel(page, labels, piece);
      }
    }),
};

function drawLabel(page: Page, labels: LuggageLabels, piece: number): void {
  const { lineName, vessel, name, cabin, voyage, dates, reservationId, count } = labels;
  const top = paper.margin + (piece % onOnePage) * (label.height + label.gap);
  page.decorate(() => page.pdf.rect(paper.margin, top, label.width, label.height).lineWidth(0.5).stroke(colours.edge));
  const box = { x: paper.margin + label.inset, width: label.width - 2 * label.inset } as const;
  let y = page.say('P', `${lineName}, ${vessel}`.toUpperCase(), { ...box, y: top + label.inset, style: styles.label });
  y = page.say('H1', printableName(name), { ...box, y: y + 14, style: styles.title });
  y = page.say('P', cabin === undefined ? 'Cabin to be assigned' : `Cabin ${cabin}`, {
    ...box,
    y: y + 10,
    style: styles.heading,
  });
  y = page.say('P', `${voyage}, ${dates}`, { ...box, y: y + 12, style: styles.body });
  page.say('P', `Reservation ${reservationId}. Piece ${piece + 1} of ${count}.`, {
    ...box,
    y: y + 2,
    style: styles.body,
  });
}
