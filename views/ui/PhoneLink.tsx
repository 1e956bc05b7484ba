import { formatTenDigits } from '../../src/core/shared/phone-number';

const dialable = /^\+?[\d ().-]{7,}$/;

/** Links a phone number, ten digits formatted as (nnn) nnn-nnnn (CNT-38); text such as "on request" stays unlinked. */
export function PhoneLink({ phone, className }: { readonly phone: string; readonly className?: string }) {
  if (!dialable.test(phone)) return <span className={className}>{phone}</span>;
  return (
    <a className={className} href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
      {formatTenDigits(phone)}
    </a>
  );
}
