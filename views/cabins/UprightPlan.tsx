import type { Rectangle } from '../../src/core/shared/rectangle';
import { classNames } from '../ui/class-names';
import type { PlanCabinView, PlanRoomView, UprightPlanView } from './cabin-views';
import { cabinTexts as texts } from './cabins.texts';

const lineHeight = 11;
const markBelow = 13;

/**
 * The bow is at the top, so that cabins are large enough to be tapped on a phone. `CabinList` has the same content as
 * text.
 */
export function UprightPlan({ plan }: { readonly plan: UprightPlanView }) {
  const { viewBox, width, height, title, outline, rooms, elevators, cabins } = plan;
  return (
    <svg className="upright" viewBox={viewBox} width={width} height={height} role="group" aria-label={title}>
      <path className="upright__deck" d={outline} />
      {rooms.map((room) => (
        <Room key={`${room.name} ${room.x}`} room={room} />
      ))}
      {elevators.map((elevator) => (
        <Elevator key={elevator.y} {...elevator} />
      ))}
      {cabins.map((cabin) => (
        <Cabin key={cabin.number} cabin={cabin} />
      ))}
    </svg>
  );
}

function Room({ room: { lines, x, y, width, height } }: { readonly room: PlanRoomView }) {
  const [middle, first] = [x + width / 2, y + height / 2 - ((lines.length - 1) * lineHeight) / 2];
  return (
    <g aria-hidden="true">
      <rect className="upright__room" x={x} y={y} width={width} height={height} rx="4" />
      <text className="upright__name" x={middle} y={first}>
        {lines.map((line, index) => (
          <tspan key={line} x={middle} y={first + index * lineHeight}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}

function Elevator({ x, y, width, height }: Rectangle) {
  return (
    <g role="img" aria-label={texts.elevator}>
      <rect className="upright__elevator" x={x} y={y} width={width} height={height} />
      <path
        className="upright__arrows"
        d={`M${x + width * 0.35} ${y + height * 0.45}l4 -6l4 6zM${x + width * 0.35} ${y + height * 0.55}l4 6l4 -6z`}
      />
    </g>
  );
}

function Cabin({ cabin }: { readonly cabin: PlanCabinView }) {
  const { number, state, stateText, label, href, isOfSuite, terraces, x, y, width, height } = cabin;
  const [middle, centre] = [x + width / 2, y + height / 2];
  return (
    <a className={classNames('upright__link', isOfSuite && 'upright__link--kind')} href={href} aria-label={label}>
      {terraces.map((terrace) => (
        <rect key={`${terrace.x} ${terrace.y}`} className="upright__terrace" {...terrace} />
      ))}
      <rect className={`upright__cabin upright__cabin--${state}`} x={x} y={y} width={width} height={height} />
      <text className="upright__number" x={middle} y={centre - markBelow / 2}>
        {number}
      </text>
      <text className="upright__mark" x={middle} y={centre + markBelow / 2 + 1}>
        {stateText}
      </text>
    </a>
  );
}
