import { formatOf, maxPictureBytes, type PictureFormat } from '../../src/core/profile-picture/picture-format';
import { pictureTexts } from '../../src/core/profile-picture/picture-texts';
import { CropEditor } from './crop-editor';
import { cropDialogId } from './crop-dialog-id';
import { uploadPicture } from './upload-picture';

/** Discards the chosen picture that is not saved yet; there is at most one. */
let discardUnsaved = (): void => undefined;

/**
 * Opens the dialog for a file that fulfils the server's rules. Closing the dialog without saving preserves the
 * picture's position.
 */
export async function openCrop(page: Document, input: HTMLInputElement, file: File): Promise<void> {
  const { form } = input;
  const dialog = page.querySelector<HTMLDialogElement>(`#${cropDialogId}`);
  if (!form || !dialog) throw new Error('This page has no dialog to crop in');
  const wrong = form.querySelector<HTMLElement>('[data-picture-wrong]');
  const refuse = (reason: string) => {
    input.value = '';
    if (wrong) wrong.textContent = reason;
  };
  refuse('');
  discardUnsaved();
  if (file.size > maxPictureBytes) return refuse(pictureTexts.tooLarge);
  const format = formatOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  const picture = format && (await decode(file));
  if (!format || !picture) return refuse(pictureTexts.unreadable);
  openCropEditor({ dialog, form, input, file, format, picture });
}

/** Applies the EXIF orientation. Uses a bitmap, because the security policy forbids blob addresses. */
const decode = (file: File) => createImageBitmap(file).catch(() => undefined);

interface CropRequest {
  readonly dialog: HTMLDialogElement;
  readonly form: HTMLFormElement;
  readonly input: HTMLInputElement;
  readonly file: File;
  readonly format: PictureFormat;
  readonly picture: ImageBitmap;
}

function openCropEditor({ dialog, form, input, file, format, picture }: CropRequest): void {
  const editor = new CropEditor(dialog, picture, async (canvas) => {
    const outcome = await uploadPicture({
      canvas,
      format,
      fileName: file.name,
      contactId: form.dataset['contactId'] ?? '',
    });
    if (outcome.kind === 'refused') return outcome.lines;
    discardUnsaved();
    // Loads the page from the server again, because the picture appears in several places.
    const address = new URL(form.action);
    address.search = '?done=saved';
    window.location.assign(address);
    return [];
  });
  const listening = new AbortController();
  const { signal } = listening;
  const unsavedNotice = form.querySelector<HTMLElement>('[data-picture-unsaved]');
  const press = (button: string, act: () => void) =>
    unsavedNotice?.querySelector(button)?.addEventListener('click', act, { signal });
  discardUnsaved = () => {
    listening.abort();
    editor.leave();
    picture.close();
    unsavedNotice?.toggleAttribute('hidden', true);
    discardUnsaved = () => undefined;
  };
  dialog.addEventListener(
    'close',
    () => {
      // Allows the same file to be chosen again.
      input.value = '';
      unsavedNotice?.toggleAttribute('hidden', false);
    },
    { signal },
  );
  press('[data-picture-continues]', () => dialog.showModal());
  press('[data-picture-discards]', () => {
    discardUnsaved();
    input.focus();
  });
  window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
  dialog.showModal();
}
