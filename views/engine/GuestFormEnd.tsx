import { Button } from '../ui/Button';
import { engineTexts } from './engine.texts';

/** The button of a form with guests' fields, described by the note on required fields. */
export const GuestFormEnd = ({ action }: { readonly action: string }) => (
  <div className="engine-form__end">
    <Button className="engine-form__action" aria-describedby="needed">
      {action}
    </Button>
    <p className="field__hint" id="needed">
      {engineTexts.needed}
    </p>
  </div>
);
