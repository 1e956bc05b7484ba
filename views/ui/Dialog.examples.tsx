import { Button, ButtonLink } from './Button';
import { Dialog } from './Dialog';

export const opensByItsLink = () => (
  <>
    <ButtonLink variant="secondary" href="#example-dialog" data-opens-dialog="">
      Open the dialog
    </ButtonLink>
    <Dialog id="example-dialog" title="Are you sure you want to cancel?">
      <p>The suite is released at once, and others can book it.</p>
      <form className="dialog__actions" method="dialog">
        <Button variant="secondary">Confirm</Button>
        <ButtonLink variant="quiet" href="#" data-closes-dialog="">
          Cancel
        </ButtonLink>
      </form>
    </Dialog>
  </>
);
