import { classNames } from '../ui/class-names';
import { layoutTexts as texts } from '../layout/layout.texts';

export interface ReservationStepView {
  readonly title: string;
  readonly state: 'active' | 'half-filled' | 'ahead';
  readonly href?: string;
}

export function ReservationSteps({ steps }: { readonly steps: readonly ReservationStepView[] }) {
  const current = steps.findLastIndex(({ state }) => state !== 'ahead');
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
