import { Button } from '../ui/Button';
import type { FormAnswers } from './mistakes-in-order';
import { engineTexts } from './engine.texts';

interface GuestFormEndProps {
  readonly action: string;
  readonly errors: FormAnswers['errors'];
}

export function GuestFormEnd({ action, errors }: GuestFormEndProps) {
  const hasErrors = Object.keys(errors).length > 0;
  return (
    <div className="engine-form__end">
      <Button className="engine-form__action" aria-describedby="needed">
        {action}
      </Button>
      <p className="field__hint" id="needed">
        <span data-hint-of="missing" hidden={hasErrors}>
          {engineTexts.needed}
        </span>
        <span data-hint-of="errors" hidden={!hasErrors}>
          {engineTexts.needCorrection}
        </span>
      </p>
    </div>
  );
}
