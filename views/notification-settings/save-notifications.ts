import { describeChannels } from '../../src/core/notification-settings/notification-texts';
import type { ItemChannels } from '../../src/core/notification-settings/notification-items';
import { showToast } from '../ui/share';
import { notificationSettingsTexts as texts } from './notification-settings.texts';
import type { ErrorBody } from '../ui/error-body';

const maxWaitMs = 10_000;

/**
 * Saves without leaving the page. Without script, and on a page of its own, the form is submitted natively (PRF-03,
 * H37).
 */
export function saveNotifications(page: Document): void {
  page.addEventListener('submit', (event) => {
    const form =
      event.target instanceof HTMLFormElement && event.target.dataset['control'] === 'save-notification'
        ? event.target
        : null;
    const dialog = form?.closest('dialog');
    if (!form || !dialog) return;
    event.preventDefault();
    void save(page, form, dialog);
  });
}

async function save(page: Document, form: HTMLFormElement, dialog: HTMLDialogElement): Promise<void> {
  const boxes = { email: boxOf(form, 'email'), sms: boxOf(form, 'sms') };
  const item = String(new FormData(form).get('item'));
  const channels: ItemChannels = { email: boxes.email?.checked === true, sms: boxes.sms?.checked === true };
  const wrong = form.querySelector<HTMLElement>('[data-notification-wrong]');
  const refusal = await put(item, channels);
  if (wrong) wrong.textContent = refusal ?? '';
  if (refusal !== undefined) return;
  for (const [name, box] of Object.entries(boxes)) if (box) box.defaultChecked = channels[name as keyof ItemChannels];
  const { deleteDraft } = await import('../ui/form-drafts');
  deleteDraft(form);
  form.querySelector('.form-draft')?.remove();
  const state = page.querySelector<HTMLElement>(`[data-notification-state="${item}"]`);
  if (state) state.textContent = describeChannels(channels);
  dialog.close();
  showToast(page, texts.nowIs(form.dataset['notificationName'] ?? '', describeChannels(channels)));
}

const boxOf = (form: HTMLFormElement, name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

async function put(item: string, channels: ItemChannels): Promise<string | undefined> {
  try {
    const answer = await fetch('/api/notification-preferences', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ [item]: channels }),
      signal: AbortSignal.timeout(maxWaitMs),
    });
    return answer.ok ? undefined : refusalFor(answer.status, (await answer.json()) as ErrorBody);
  } catch {
    return texts.failed.again;
  }
}

function refusalFor(status: number, { error, requestId }: ErrorBody): string {
  if (status === 401) return texts.failed.sessionEnded;
  if (status < 500 && error !== undefined) return error;
  return requestId === undefined ? texts.failed.again : `${texts.failed.again} ${texts.failed.reference(requestId)}`;
}
