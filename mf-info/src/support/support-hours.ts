/** When people answer mail, and how soon; the operator's promise. */
export const SUPPORT_HOURS = 'Monday to Friday, 10:00 to 18:00 IST';
export const SUPPORT_ANSWERS = 'We typically respond within 24 hours.';
