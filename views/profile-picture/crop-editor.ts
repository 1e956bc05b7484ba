import { type Crop, scaleOf, settleCrop, untouchedCrop } from '../../src/core/profile-picture/crop';
import { pictureSide } from '../../src/core/profile-picture/picture-format';
import { profilePictureTexts } from './profile-picture.texts';

const texts = profilePictureTexts.crop;

const keySteps: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);
const keyStep = 5;
const longKeyStep = 20;

/** Returns the lines that say why the picture was not saved; empty when the page is about to navigate. */
type Save = (canvas: HTMLCanvasElement) => Promise<readonly string[]>;

/** The canvas that the guest sees is the one that is saved, so that what was chosen is what is stored. */
export class CropEditor {
  private crop: Crop = untouchedCrop;
  private isSaving = false;
  private readonly canvas: HTMLCanvasElement;
  private readonly wrong: HTMLElement;
  private readonly listening = new AbortController();

  constructor(
    private readonly dialog: HTMLDialogElement,
    private readonly picture: ImageBitmap,
    private readonly save: Save,
  ) {
    this.canvas = this.find('canvas');
    this.wrong = this.find('[data-crop-wrong]');
    this.wrong.replaceChildren();
    this.listen();
    this.range('zoom').value = String(untouchedCrop.zoom);
    this.range('rotation').value = String(untouchedCrop.rotation);
    this.move({});
  }

  leave(): void {
    this.listening.abort();
  }

  private listen(): void {
    const { signal } = this.listening;
    this.dialog.addEventListener(
      'input',
      () => this.move({ zoom: this.range('zoom').valueAsNumber, rotation: this.range('rotation').valueAsNumber }),
      { signal },
    );
    this.canvas.addEventListener('keydown', (event) => this.moveByKey(event), { signal });
    this.canvas.addEventListener('pointerdown', (event) => this.canvas.setPointerCapture(event.pointerId), { signal });
    this.canvas.addEventListener('pointermove', (event) => this.moveByPointer(event), { signal });
    this.find('[data-crop-saves]').addEventListener('click', () => void this.submit(), { signal });
    this.find('[data-crop-cancels]').addEventListener('click', () => this.dialog.close(), { signal });
  }

  private moveByKey(event: KeyboardEvent): void {
    const step = keySteps.get(event.key);
    if (!step) return;
    event.preventDefault();
    const [x, y] = step.map((direction) => direction * (event.shiftKey ? longKeyStep : keyStep)) as [number, number];
    this.move({ x: this.crop.x + x, y: this.crop.y + y });
  }

  private moveByPointer({ pointerId, movementX, movementY }: PointerEvent): void {
    if (this.canvas.hasPointerCapture(pointerId)) this.move({ x: this.crop.x + movementX, y: this.crop.y + movementY });
  }

  private move(change: Partial<Crop>): void {
    this.crop = settleCrop({ ...this.crop, ...change }, this.picture, pictureSide);
    this.say('zoom', texts.zoomValue(this.crop.zoom));
    this.say('rotation', texts.rotationValue(this.crop.rotation));
    this.draw();
  }

  private say(name: 'zoom' | 'rotation', text: string): void {
    this.range(name).setAttribute('aria-valuetext', text);
    this.find<HTMLOutputElement>(`[data-crop-shows="${name}"]`).value = text;
  }

  private draw(): void {
    const pen = this.canvas.getContext('2d');
    if (!pen) return;
    const { x, y, rotation } = this.crop;
    const { width, height } = this.picture;
    const fineness = this.canvas.width / pictureSide;
    const scale = scaleOf(this.crop, this.picture, pictureSide) * fineness;
    pen.resetTransform();
    pen.clearRect(0, 0, this.canvas.width, this.canvas.height);
    pen.imageSmoothingQuality = 'high';
    pen.translate(this.canvas.width / 2 + x * fineness, this.canvas.height / 2 + y * fineness);
    pen.rotate((rotation * Math.PI) / 180);
    pen.scale(scale, scale);
    pen.drawImage(this.picture, -width / 2, -height / 2);
  }

  private async submit(): Promise<void> {
    if (this.isSaving) return;
    this.setBusy(true);
    this.wrong.replaceChildren();
    const lines = await this.save(this.canvas);
    if (lines.length === 0) return;
    this.setBusy(false);
    this.wrong.replaceChildren(
      ...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })),
    );
  }

  private setBusy(isSaving: boolean): void {
    this.isSaving = isSaving;
    const button = this.find('[data-crop-saves]');
    if (isSaving) button.setAttribute('aria-busy', 'true');
    else button.removeAttribute('aria-busy');
  }

  private range(name: 'zoom' | 'rotation'): HTMLInputElement {
    return this.find(`input[name="${name}"]`);
  }

  private find<Found extends HTMLElement>(selector: string): Found {
    const element = this.dialog.querySelector<Found>(selector);
    if (!element) throw new Error(`The dialog has no ${selector}`);
    return element;
  }
}
