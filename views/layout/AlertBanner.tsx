import { Icon } from '../ui/Icon';
import { layoutTexts as texts } from './layout.texts';
import type { AlertView } from './navigation-view';

/** The banner is rendered hidden, so that pages can be cached; script shows it by its cookie (NOT-11, H62). */
export function AlertBanner({ alert: { cookie, words, link } }: { readonly alert: AlertView }) {
  return (
    <aside
      className="alert-banner on-deep no-print"
      aria-label={texts.alertLabel}
      data-alert={cookie.name}
      data-alert-value={cookie.value}
      data-alert-days={cookie.days}
      hidden
    >
      <p className="alert-banner__words">
        {words} {link ? <a href={link.href}>{link.label}</a> : null}
      </p>
      <button
        type="button"
        className="alert-banner__close"
        data-control=""
        data-closes-alert=""
        aria-label={texts.closeAlert}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
