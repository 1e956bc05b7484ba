import type { Rectangle } from '../../core/shared/rectangle';
import { colours } from './brochure-style';
import type { Page } from './page';

const mapSize = { width: 800, height: 560 } as const;
const element = /<(rect|path|circle|text) class="route-map__(\w+)"([^>]*?)(?:\/>|>([^<]*)<\/text>)/g;

interface RouteElement {
  readonly part: string;
  readonly attribute: (name: string) => string;
  readonly text: string;
}

function elementsOf(svg: string): readonly RouteElement[] {
  return [...svg.matchAll(element)].map(([, , part = '', attributes = '', text = '']) => ({
    part,
    text: text
      .replaceAll('&amp;', '&')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'"),
    attribute: (name) => new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? '',
  }));
}

export function drawRouteMap(page: Page, svg: string, box: Rectangle): void {
  const alt = /<desc[^>]*>([^<]*)</.exec(svg)?.[1] ?? '';
  const { pdf } = page;
  page.figure(alt, () => {
    pdf.rect(box.x, box.y, box.width, box.height).clip();
    const scale = Math.max(box.width / mapSize.width, box.height / mapSize.height);
    pdf
      .translate(box.x + (box.width - mapSize.width * scale) / 2, box.y + (box.height - mapSize.height * scale) / 2)
      .scale(scale);
    for (const mapElement of elementsOf(svg)) drawPart(page, mapElement);
  });
}

function drawPart(page: Page, { part, attribute, text }: RouteElement): void {
  const { pdf } = page;
  const path = attribute('d');
  switch (part) {
    case 'water':
      return void pdf.rect(0, 0, mapSize.width, mapSize.height).fill(colours.sand);
    case 'graticule':
      return void (path && pdf.path(path).lineWidth(0.75).strokeColor(colours.hairline).stroke());
    case 'land':
      return void (path && pdf.path(path).lineWidth(0.6).fillAndStroke(colours.land, colours.edge));
    case 'line':
      return void pdf
        .path(path)
        .lineWidth(2.4)
        .lineCap('round')
        .dash(1, { space: 5 })
        .strokeColor(colours.brass)
        .stroke()
        .undash();
    case 'port':
      return void pdf
        .circle(Number(attribute('cx')), Number(attribute('cy')), 5)
        .lineWidth(1.6)
        .fillAndStroke(colours.shell, colours.brass);
    default:
      return drawName(page, {
        text,
        anchor: attribute('text-anchor'),
        x: Number(attribute('x')),
        y: Number(attribute('y')),
        isDay: part === 'day',
      });
  }
}

interface Name {
  readonly text: string;
  readonly anchor: string;
  readonly x: number;
  readonly y: number;
  readonly isDay: boolean;
}

function drawName(page: Page, { text, anchor, x, y, isDay }: Name): void {
  const size = isDay ? 12 : 16;
  const style = { face: 'text', size, leading: size, colour: isDay ? colours.soft : colours.ink } as const;
  const width = 400;
  const left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x;
  const align = anchor === 'end' ? 'right' : anchor === 'middle' ? 'center' : 'left';
  page.set(text, { x: left, y: y - size * 0.76, width, style, align });
}
