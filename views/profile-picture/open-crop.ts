import { formatOf, maxPictureBytes, type PictureFormat } from '../../src/core/profile-picture/picture-format';
import { pictureTexts } from '../../src/core/profile-picture/picture-texts';
import { CropEditor } from './crop-editor';
import { cropDialogId } from './crop-dialog-id';
import { uploadPicture } from './upload-picture';

/**
 * Validates a chosen file by the server's rules, then opens the dialog. Closing it without saving clears the file
 * input.
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
  if (file.size > maxPictureBytes) return refuse(pictureTexts.tooLarge);
  const format = formatOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()));
  const picture = format && (await decode(file));
  if (!format || !picture) return refuse(pictureTexts.unreadable);
  openCropEditor({ dialog, form, input, file, format, picture });
}

/**
 * Applies the EXIF orientation. The content security policy forbids blob addresses as image sources; a bitmap needs
 * none.
 */
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
    // Loads the page from the server again, because the picture appears in several places.
    const address = new URL(form.action);
    address.search = '?done=saved';
    window.location.assign(address);
    return [];
  });
  dialog.addEventListener(
    'close',
    () => {
      editor.leave();
      picture.close();
      input.value = '';
    },
    { once: true },
  );
  dialog.showModal();
}
