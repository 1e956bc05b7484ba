import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names';

/** `primary` is brass, one per screen; `secondary` is an outline; `quiet` is underlined text. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant;
  readonly busy?: boolean;
}

export function Button({
  variant = 'primary',
  busy = false,
  className,
  type = 'submit',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames('button', `button--${variant}`, className)}
      aria-busy={busy || undefined}
    >
      <span className="button__text">{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly variant?: ButtonVariant;
}

export function ButtonLink({ variant = 'primary', className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classNames('button', `button--${variant}`, className)}>
      <span className="button__text">{children}</span>
    </a>
  );
}

type PlainLinkProps = Pick<ButtonLinkProps, 'href' | 'children'>;

export const SecondaryLink = (link: PlainLinkProps) => <ButtonLink {...link} variant="secondary" />;

export const QuietLink = (link: PlainLinkProps) => <ButtonLink {...link} variant="quiet" />;
