import { iconPaths, isIconName } from './icon-paths';
import { classNames } from './class-names';

interface IconProps {
  /** A name of `icon-paths.ts`; an unknown name draws nothing. */
  readonly name: string;
  readonly className?: string;
}

/** Decoration beside a text with the same meaning; a control that shows only an icon needs its own label. */
export function Icon({ name, className }: IconProps) {
  if (!isIconName(name)) return null;
  return (
    <svg
      className={classNames('icon', className)}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
