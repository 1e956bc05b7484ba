import type { Rectangle } from '../../src/core/shared/rectangle';
import type { ReactNode } from 'react';
import type { FloorPieceView } from './floor-plan-view';

export function FloorPiece({ kind, turn, ...box }: FloorPieceView) {
  return <g className={`piece piece--${kind}`}>{shapeOf({ kind, turn, ...box })}</g>;
}

function shapeOf({ kind, turn, ...box }: FloorPieceView): ReactNode {
  const { x, y, width, height } = box;
  const middle = { cx: x + width / 2, cy: y + height / 2 };
  switch (kind) {
    case 'bed':
      return <Bed box={box} turn={turn} pillows={2} />;
    case 'single':
      return <Bed box={box} turn={turn} pillows={1} />;
    case 'sofa':
    case 'armchair':
      return <Seat box={box} turn={turn} />;
    case 'round':
      return <circle {...middle} r={Math.min(width, height) / 2} />;
    case 'ring':
      return (
        <>
          <circle {...middle} r={width / 2} />
          <circle {...middle} r={width / 2 - 28} className="piece__hollow" />
          <circle {...middle} r={16} />
        </>
      );
    case 'casing':
      return (
        <>
          <circle {...middle} r={width / 2} className="piece__solid" />
          <circle {...middle} r={width / 2 - 8} className="piece__line" />
        </>
      );
    case 'table':
      return <Table box={box} />;
    case 'tub':
      return (
        <>
          <rect {...box} rx="8" />
          <rect {...inset(box, 5)} rx="12" className="piece__line" />
        </>
      );
    case 'shower':
      return (
        <>
          <rect {...box} />
          <path
            className="piece__line"
            d={`M${x} ${y}L${x + width} ${y + height}M${x + width} ${y}L${x} ${y + height}`}
          />
        </>
      );
    case 'basin':
      return (
        <>
          <rect {...box} rx="2" />
          <ellipse {...middle} rx={width * 0.3} ry={Math.min(height * 0.28, 11)} className="piece__line" />
        </>
      );
    case 'toilet':
      return (
        <>
          <ellipse {...middle} rx={width / 2} ry={height / 2} />
          <ellipse {...middle} rx={width / 2 - 4} ry={height / 2 - 5} className="piece__line" />
        </>
      );
    case 'rail':
      return <Hangers box={box} />;
    case 'shelves':
      return <Hangers box={box} />;
    case 'piano':
      return (
        <>
          <rect {...box} />
          <line className="piece__line" {...keysAt(box)} />
        </>
      );
    case 'grand':
      return (
        <path
          d={`M${x} ${y + height}V${y + height * 0.55}C${x} ${y + height * 0.2} ${x + width * 0.2} ${y} ${x + width * 0.45} ${y}S${x + width * 0.6} ${y + height * 0.45} ${x + width} ${y + height * 0.5}V${y + height}Z`}
        />
      );
    case 'lounger':
      return (
        <>
          <rect {...box} rx="4" />
          <line className="piece__line" x1={x} x2={x + width} y1={y + height * 0.7} y2={y + height * 0.7} />
        </>
      );
    case 'pool':
      return (
        <>
          <rect {...box} rx="5" className="piece__water" />
          <path className="piece__line" d={waves(box)} />
        </>
      );
    case 'tree':
      return (
        <>
          <circle {...middle} r={width / 2} className="piece__leaf" />
          <circle {...middle} r={width / 5} className="piece__line" />
        </>
      );
    case 'stairs':
      return <path className="piece__line" d={steps(box)} />;
    case 'daybed':
      return (
        <>
          <rect {...box} rx="10" />
          <rect x={x + 6} y={y + height - 20} width={width - 12} height="14" rx="5" className="piece__hollow" />
        </>
      );
    case 'counter':
    case 'desk':
      return <rect {...box} />;
  }
}

interface TurnedBox {
  readonly box: Rectangle;
  readonly turn: FloorPieceView['turn'];
}

const inset = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * by),
});

function strip({ x, y, width, height }: Rectangle, turn: TurnedBox['turn'], deep: number): Rectangle {
  if (turn === 'left') return { x, y, width: deep, height };
  if (turn === 'right') return { x: x + width - deep, y, width: deep, height };
  return turn === 'top' ? { x, y, width, height: deep } : { x, y: y + height - deep, width, height: deep };
}

function Bed({ box, turn, pillows }: TurnedBox & { readonly pillows: number }) {
  const head = inset(strip(box, turn, 22), 4);
  const isStanding = turn === 'left' || turn === 'right';
  const halves = Array.from({ length: pillows }, (_, index): Rectangle =>
    isStanding
      ? {
          ...head,
          y: head.y + (index * (head.height + 3)) / pillows,
          height: (head.height - 3 * (pillows - 1)) / pillows,
        }
      : {
          ...head,
          x: head.x + (index * (head.width + 3)) / pillows,
          width: (head.width - 3 * (pillows - 1)) / pillows,
        },
  );
  return (
    <>
      <rect {...box} rx="3" />
      {halves.map((pillow) => (
        <rect key={`${pillow.x} ${pillow.y}`} {...pillow} rx="3" className="piece__hollow" />
      ))}
    </>
  );
}

const Seat = ({ box, turn }: TurnedBox) => (
  <>
    <rect {...box} rx="5" />
    <rect {...strip(box, turn, 9)} rx="4" className="piece__solid" />
  </>
);

/** Shows a table with one chair for every 24 units of its longer sides. */
function Table({ box }: Pick<TurnedBox, 'box'>) {
  const { x, y, width, height } = box;
  const count = Math.max(1, Math.floor(width / 26));
  const places = Array.from({ length: count }, (_, index) => x + (width * (index + 0.5)) / count);
  return (
    <>
      {places.flatMap((at) =>
        [y - 5, y + height + 5].map((line) => (
          <circle key={`${at} ${line}`} cx={at} cy={line} r="6" className="piece__seat" />
        )),
      )}
      <rect {...box} rx="3" />
    </>
  );
}

function Hangers({ box }: Pick<TurnedBox, 'box'>) {
  const { x, y, width, height } = box;
  const isLying = width > height;
  const length = isLying ? width : height;
  const ticks = Array.from({ length: Math.max(1, Math.floor(length / 7) - 1) }, (_, index) => (index + 1) * 7);
  return (
    <>
      <rect {...box} />
      <path
        className="piece__line"
        d={ticks
          .map((at) => (isLying ? `M${x + at} ${y + 4}v${height - 8}` : `M${x + 4} ${y + at}h${width - 8}`))
          .join('')}
      />
    </>
  );
}

const keysAt = ({ x, y, width, height }: Rectangle) => ({
  x1: x + width * 0.65,
  x2: x + width * 0.65,
  y1: y,
  y2: y + height,
});

const waves = ({ x, y, width, height }: Rectangle) =>
  [0.35, 0.65]
    .map(
      (part) => `M${x + 8} ${y + height * part}${'q4 -4 8 0t8 0'.repeat(Math.max(1, Math.floor((width - 16) / 16)))}`,
    )
    .join('');

const steps = ({ x, y, width, height }: Rectangle) =>
  `M${x} ${y}h${width}v${height}h${-width}Z${Array.from({ length: Math.max(1, Math.floor(width / 9) - 1) }, (_, index) => `M${x + (index + 1) * 9} ${y}v${height}`).join('')}`;
