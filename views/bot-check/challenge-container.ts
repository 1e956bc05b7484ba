import { botCheckViewTexts as texts } from './bot-check.texts';

/** Narrower than the vendor's box. */
const boxWidth = 300;

/** Where a vendor shows its box when it wants to see a person: at the end of the form that has the focus. */
export class ChallengeContainer {
  readonly box = document.createElement('div');
  private readonly container = document.createElement('div');
  private readonly request = document.createElement('p');
  private isAsking = false;
  private hasWaited = false;

  constructor() {
    this.container.className = 'bot-check';
    this.container.tabIndex = -1;
    this.request.className = 'bot-check__request';
    // Said aloud when it is filled in.
    this.request.setAttribute('role', 'status');
    this.container.append(this.request, this.box);
  }

  open(): void {
    if (this.container.isConnected) return;
    const form = document.activeElement?.closest('form') ?? document.querySelector('main form') ?? document.body;
    form.append(this.container);
  }

  get isNarrow(): boolean {
    return this.container.clientWidth < boxWidth;
  }

  /** The form was sent and waits: the box is now all that is left to do. Nobody is taken away from a field they write in. */
  set isAwaited(isAwaited: boolean) {
    this.hasWaited = isAwaited;
    if (isAwaited && this.isAsking) this.lead();
  }

  ask(): void {
    this.isAsking = true;
    this.request.textContent = texts.confirm;
    if (this.hasWaited) this.lead();
  }

  thank(): void {
    this.isAsking = false;
    this.request.textContent = '';
  }

  /** The next Tab leads into the vendor's frame. */
  private lead(): void {
    this.container.focus({ preventScroll: true });
    this.container.scrollIntoView({ block: 'center' });
  }
}
