import { Button } from '../ui/Button';
import { engineTexts } from './engine.texts';

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
