import { classNames } from '../ui/class-names';
import { FloorPiece } from './FloorPiece';
import type { DoorView, FloorPlanView, FloorRoomView } from './floor-plan-view';
import { vesselTexts as texts } from './vessel.texts';

const wideFrom = 420;

export function FloorPlan({ plan }: { readonly plan: FloorPlanView }) {
  const isWide = plan.width > wideFrom;
  return (
    <figure className={classNames('floor-plan', isWide && 'floor-plan--wide')}>
      {isWide ? (
        <div className="floor-plan__part">
          <div className="plan-scroll" role="region" aria-label={plan.title} tabIndex={0}>
            <Drawing plan={plan} />
          </div>
          <p className="plan-hint no-print">{texts.moveSideways}</p>
        </div>
      ) : (
        <Drawing plan={plan} />
      )}
      <figcaption className="floor-plan__key">
        <h3 className="floor-plan__floor">{plan.floor ?? texts.rooms}</h3>
        <ol className="floor-plan__rooms">
          {[...plan.rooms, ...plan.terraces].map(({ number, name, size }) => (
            <li key={number} className="floor-plan__line" value={number}>
              <span className="floor-plan__number" aria-hidden="true">
                {number}
              </span>
              <span>{name}</span>
              <span className="floor-plan__size">{size}</span>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

function Drawing({ plan }: { readonly plan: FloorPlanView }) {
  const { id, title, description, width, height, rooms, terraces, walls, glass, rails, doors, scale } = plan;
  return (
    <svg
      className="floor-plan__drawing"
      viewBox={`0 0 ${width} ${height}`}
      width={Math.round(width * 1.5)}
      height={Math.round(height * 1.5)}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-words`}>{description}</desc>
      <text className="floor-plan__word" x={width / 2} y="18">
        {texts.theSea}
      </text>
      {terraces.map((room) => (
        <rect
          key={room.number}
          className="floor-plan__terrace"
          x={room.x}
          y={room.y}
          width={room.width}
          height={room.height}
        />
      ))}
      {rooms.map((room) => (
        <rect
          key={room.number}
          className={`floor-plan__room floor-plan__room--${room.kind}`}
          x={room.x}
          y={room.y}
          width={room.width}
          height={room.height}
        />
      ))}
      {rooms
        .filter(({ kind }) => kind === 'void')
        .map(({ number, x, y, width: wide, height: high }) => (
          <path
            key={number}
            className="floor-plan__void"
            d={`M${x} ${y}l${wide} ${high}m0 ${-high}l${-wide} ${high}`}
          />
        ))}
      {[...rooms, ...terraces].flatMap((room) =>
        room.pieces.map((piece) => (
          <FloorPiece key={`${room.number} ${piece.kind} ${piece.x} ${piece.y}`} {...piece} />
        )),
      )}
      {doors.map((door) => (
        <Door key={`${door.gap.x1} ${door.gap.y1} ${door.gap.x2}`} {...door} />
      ))}
      {walls.map((line) => (
        <line key={`${line.x1} ${line.y1} ${line.x2}`} className="floor-plan__wall" {...line} />
      ))}
      {glass.map((line) => (
        <line key={`${line.x1} ${line.y1} ${line.x2}`} className="floor-plan__glass" {...line} />
      ))}
      {doors
        .filter(({ gap }) => gap.y1 === gap.y2 && gap.y1 === walls[0]?.y1)
        .map(({ gap }) => (
          <line key={gap.x1} className="floor-plan__gap floor-plan__gap--outer" {...gap} />
        ))}
      {rails.map((line) => (
        <line key={`${line.x1} ${line.y1} ${line.x2}`} className="floor-plan__rail" {...line} />
      ))}
      {[...rooms, ...terraces].map((room) => (
        <RoomNumber key={room.number} {...room} />
      ))}
      <line className="floor-plan__scale" {...scale} />
      <text className="floor-plan__word floor-plan__word--scale" x={scale.x2 + 8} y={scale.y1 + 4}>
        {texts.scale}
      </text>
    </svg>
  );
}

const Door = ({ gap, leaf }: DoorView) => (
  <>
    <line className="floor-plan__gap" {...gap} />
    {leaf ? <path className="floor-plan__door" d={leaf} /> : null}
  </>
);

const RoomNumber = ({ number, labelX, labelY }: FloorRoomView) => (
  <>
    <circle className="floor-plan__disc" cx={labelX} cy={labelY} r="10" />
    <text className="floor-plan__figure" x={labelX} y={labelY}>
      {number}
    </text>
  </>
);
