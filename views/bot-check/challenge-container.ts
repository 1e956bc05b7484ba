import { botCheckViewTexts as texts } from './bot-check.texts';

const boxWidth = 300;

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

  /** The focus is not moved out of a field that is being edited. */
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

  /** Focuses the container, so that the next Tab enters the vendor's frame. */
  private lead(): void {
    this.container.focus({ preventScroll: true });
    this.container.scrollIntoView({ block: 'center' });
  }
}
