/** The same rows and the same twenty columns for every table. */
export interface Plan {
  id: string;
  product: string;
  status: string;
  progress: number;
  shipment: string;
  surgery: string;
  created: string;
  cases: number;
  hours: number;
  isUrgent: boolean;
  surgeon: string;
  hospital: string;
  centre: string;
  category: string;
  request: string;
  days: number;
  isOnHold: boolean;
  zone: string;
  updated: string;
  comment: string;
}

export type Kind = 'link' | 'text' | 'badge' | 'progress' | 'date' | 'dateTime' | 'number' | 'boolean';

export interface Field {
  readonly id: keyof Plan;
  readonly header: string;
  readonly kind: Kind;
  readonly width: number;
}

export const FIELDS: readonly Field[] = [
  { id: 'id', header: 'Plan Id', kind: 'link', width: 132 },
  { id: 'product', header: 'Product', kind: 'text', width: 190 },
  { id: 'status', header: 'Status', kind: 'badge', width: 150 },
  { id: 'progress', header: 'Progress', kind: 'progress', width: 150 },
  { id: 'shipment', header: 'Shipment Due', kind: 'date', width: 130 },
  { id: 'surgery', header: 'Surgery Date', kind: 'date', width: 130 },
  { id: 'created', header: 'Created', kind: 'dateTime', width: 160 },
  { id: 'cases', header: 'Cases', kind: 'number', width: 92 },
  { id: 'hours', header: 'Effort', kind: 'number', width: 100 },
  { id: 'isUrgent', header: 'Urgent', kind: 'boolean', width: 92 },
  { id: 'surgeon', header: 'Surgeon', kind: 'text', width: 140 },
  { id: 'hospital', header: 'Hospital', kind: 'text', width: 150 },
  { id: 'centre', header: 'Distribution Center', kind: 'text', width: 160 },
  { id: 'category', header: 'Category', kind: 'text', width: 120 },
  { id: 'request', header: 'Request Id', kind: 'link', width: 130 },
  { id: 'days', header: 'Days Left', kind: 'number', width: 104 },
  { id: 'isOnHold', header: 'On Hold', kind: 'boolean', width: 96 },
  { id: 'zone', header: 'Time Zone', kind: 'text', width: 150 },
  { id: 'updated', header: 'Updated', kind: 'dateTime', width: 160 },
  { id: 'comment', header: 'Comment', kind: 'text', width: 260 },
];

/** The column that the sort is measured on: text with many different values. */
export const SORTED_HEADER = 'Surgeon';

const PRODUCTS = [
  'TRUMATCH Orthognathic',
  'IPS Implants',
  'ProPlan CMF',
  'TMJ Total Joint',
  'MatrixMANDIBLE',
];
const NAMES = [
  'Adeyemi',
  'Bianchi',
  'Chen',
  'Diaz',
  'Eriksson',
  'Fischer',
  'Garcia',
  'Hoang',
  'Ito',
  'Jansen',
];
const HOSPITALS = [
  'Charite Berlin',
  'Mayo Clinic',
  'Karolinska',
  'Toranomon',
  'Royal Melbourne',
  'Inselspital',
];
const CENTRES = ['Oberdorf', 'Memphis', 'Tokyo', 'Sydney'];
const ZONES = ['Europe/Zurich', 'America/Chicago', 'Asia/Tokyo', 'Australia/Sydney'];
const STATUSES = ['Pending', 'In progress', 'On hold', 'Completed', 'Terminated'];
const CATEGORIES = ['eRequest', 'ReOrder', 'Prototype', 'DesignOnly'];
const DAY = 86_400_000;

/** Makes the same plans on every run. */
export function makePlans(count: number): Plan[] {
  let state = 7;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const pick = (words: readonly string[]): string => words[Math.floor(random() * words.length)] ?? '';
  const date = (instant: number) => new Date(instant).toISOString();
  return Array.from({ length: count }, (_, index) => {
    const created = Date.UTC(2026, 0, 1) + Math.floor(random() * 300 * DAY);
    const place = Math.floor(random() * CENTRES.length);
    return {
      id: `CRT-${104200 + index}`,
      product: pick(PRODUCTS),
      status: pick(STATUSES),
      progress: Math.floor(random() * 101),
      shipment: date(created + 20 * DAY).slice(0, 10),
      surgery: date(created + 40 * DAY).slice(0, 10),
      created: date(created),
      cases: 1 + Math.floor(random() * 9),
      hours: Math.round(random() * 400) / 10,
      isUrgent: random() > 0.85,
      surgeon: `Dr. ${pick(NAMES)} ${Math.floor(random() * 4000)}`,
      hospital: pick(HOSPITALS),
      centre: CENTRES[place] ?? '',
      category: pick(CATEGORIES),
      request: `RQ-${1000 + Math.floor(random() * 9000)}`,
      days: Math.floor(random() * 30) - 8,
      isOnHold: random() > 0.8,
      zone: ZONES[place] ?? '',
      updated: date(created + Math.floor(random() * 30 * DAY)),
      comment: random() > 0.5 ? 'Waiting for the scan in better resolution' : '',
    };
  });
}
