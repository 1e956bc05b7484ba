import { saveStatus, statusKey } from './survey-status';

/** Removes the card when it is dismissed, or when the survey is completed in another tab (SUR-02, H31). */
export function followSurvey(page: Document): void {
  const status = page.querySelector<HTMLElement>('[data-survey-status]')?.dataset['surveyStatus'];
  if (status !== undefined) saveStatus(status === 'in-progress' || status === 'completed' ? status : undefined);
  const card = page.querySelector<HTMLElement>('[data-survey-card]');
  if (!card) return;
  page.defaultView?.addEventListener('storage', ({ key, newValue }) => {
    if (key === statusKey && newValue === 'completed') card.hidden = true;
  });
  card.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-survey-dismiss]')) return;
    event.preventDefault();
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    card.hidden = true;
    page.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
    // The survey is shown again on the next page when this request fails.
    fetch(form.action, { method: 'POST', body: fields, redirect: 'manual', keepalive: true }).catch(() => undefined);
  });
}
