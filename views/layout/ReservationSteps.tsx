import { classNames } from '../ui/class-names';
import { layoutTexts as texts } from './layout.texts';

/** One of the four boxes (RES-01, RES-02). */
export interface ReservationStepView {
  readonly title: string;
  readonly state: 'active' | 'half-filled' | 'ahead';
  /** Only for steps that can be gone back to. */
  readonly href?: string;
}

/** The boxes fill as the reservation comes on; the last full one is where the visitor is. */
export function ReservationSteps({ steps }: { readonly steps: readonly ReservationStepView[] }) {
  const current = steps.findLastIndex(({ state }) => state === 'active');
  return (
    <nav aria-label={texts.steps}>
      <ol className="steps">
        {steps.map(({ title, state, href }, position) => (
          <li
            key={title}
            className={classNames('step', `step--${state}`)}
            aria-current={position === current ? 'step' : undefined}
          >
            <span className="step__number" aria-hidden="true">
              {position + 1}
            </span>
            {href && position !== current ? (
              <a className="step__title" href={href}>
                {title}
              </a>
            ) : (
              <span className="step__title">{title}</span>
            )}
            <span className="hidden-to-the-eye">{stateText(position, current)}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function stateText(position: number, current: number): string {
  if (position < current) return `, ${texts.stepStates.done}`;
  return position === current ? `, ${texts.stepStates.current}` : `, ${texts.stepStates.ahead}`;
}
