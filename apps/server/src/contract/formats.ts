import type { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** What clocks and databases understand: RFC 3339 to the letter. */
const instant =
  /^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/**
 * The formats of the contract. An instant is stricter than the standard's, which knows a second 60 that no date of ours
 * can hold, and an offset without minutes.
 */
export function addContractFormats(ajv: Ajv2020): void {
  addFormats.default(ajv);
  const day = addFormats.default.get('date') as { validate(text: string): boolean };
  ajv.addFormat('date-time', (text: string) => instant.test(text) && day.validate(text.slice(0, 10)));
}
