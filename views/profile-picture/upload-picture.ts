import type { PictureFormat } from '../../src/core/profile-picture/picture-format';
import { profilePictureTexts } from './profile-picture.texts';
import type { ErrorBody } from '../ui/error-body';

const texts = profilePictureTexts.failed;
const maxWaitMs = 15_000;
const quality = 0.92;

type UploadOutcome =
  | { readonly kind: 'saved' }
  /** Lines for the guest: what happened, what to do, and a reference where there is one (H13). */
  | { readonly kind: 'refused'; readonly lines: readonly string[] };

interface CroppedPicture {
  readonly canvas: HTMLCanvasElement;
  readonly format: PictureFormat;
  readonly fileName: string;
  readonly contactId: string;
}

export async function uploadPicture({ canvas, format, fileName, contactId }: CroppedPicture): Promise<UploadOutcome> {
  if (contactId === '') return toRefusal([texts.noSession, texts.signIn]);
  try {
    const answer = await fetch('/api/profilepiconvert', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ stringBase64: toBase64(canvas, format), filename: fileName, contactId }),
      signal: AbortSignal.timeout(maxWaitMs),
    });
    return answer.ok ? { kind: 'saved' } : toRefusal(linesFor(answer.status, await bodyOf(answer)));
  } catch {
    return toRefusal([texts.status(texts.noAnswer), texts.again]);
  }
}

const toRefusal = (lines: readonly string[]): UploadOutcome => ({ kind: 'refused', lines });

/** A refusal shows the server's own message; when the server could not answer, the lines contain the request id. */
function linesFor(status: number, { error, requestId }: ErrorBody): readonly string[] {
  if (status === 401) return [texts.noSession, texts.signIn];
  const reason = status < 500 && error !== undefined ? error : texts.again;
  return [texts.status(String(status)), reason, ...(requestId === undefined ? [] : [texts.reference(requestId)])];
}

const bodyOf = (answer: Response): Promise<ErrorBody> => answer.json().catch(() => ({})) as Promise<ErrorBody>;

const toBase64 = (canvas: HTMLCanvasElement, format: PictureFormat) =>
  canvas.toDataURL(`image/${format}`, quality).replace(/^[^,]*,/, '');
