const MAX_PHONE_LENGTH = 40;
const NATIONAL_PHONE = /^[\d ().-]+$/;

/** A number with a plus sign has a country code and stays unchanged, however many digits follow (CNT-38). */
export function formatTenDigits(text: string): string {
  if (text.length > MAX_PHONE_LENGTH || !NATIONAL_PHONE.test(text)) return text;
  const digits = text.replace(/\D/g, '');
  return digits.length === 10 ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : text;
}
