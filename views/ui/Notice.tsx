import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { uiTexts } from './ui.texts';

interface NoticeProps {
  /** `error` is announced assertively, `success` and `info` politely. */
  readonly tone: 'info' | 'success' | 'error';
  readonly title?: string;
  readonly reference?: string | undefined;
  readonly className?: string;
  /** The page begins at this notice, because it answers what was just sent. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

export function Notice({ tone, title, reference, className, takesFocus = false, children }: NoticeProps) {
  return (
    <div
      className={classNames('notice', `notice--${tone}`, className)}
      role={tone === 'error' ? 'alert' : 'status'}
      {...(takesFocus ? { tabIndex: -1, autoFocus: true } : {})}
    >
      {title === undefined ? null : <p className="notice__title">{title}</p>}
      <div className="notice__body">{children}</div>
      {reference === undefined ? null : (
        <p className="notice__reference">
          {uiTexts.reference} <span className="notice__code">{reference}</span>
        </p>
      )}
    </div>
  );
}
