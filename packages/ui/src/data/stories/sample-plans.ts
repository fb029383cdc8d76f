import { defineColumns, type BadgeValue } from '../DataTable/column.ts';
import { dayMs } from '../../texts/day-ms.ts';

/** A made-up fulfilment plan: enough kinds of facts to show every kind of column. */
export interface SamplePlan {
  id: string;
  product: string;
  surgeon: string;
  hospital: string;
  centre: string;
  zone: string;
  category: string;
  status: BadgeValue;
  /** In percent; nothing of a plan that was given up. */
  progress: number | null;
  cases: number;
  hours: number;
  created: string;
  shipment: string;
  surgery: string;
  isUrgent: boolean;
  isOnHold: boolean;
  request: string;
  comment: string;
  days: number;
}

const PRODUCTS = [
  'TRUMATCH Orthognathic',
  'IPS Implants',
  'ProPlan CMF',
  'TMJ Total Joint',
  'MatrixMANDIBLE',
];
const SURGEONS = [
  'Adeyemi',
  'Bianchi',
  'Chen',
  'Dvořák',
  'Eriksson',
  'Fischer',
  'García',
  'Hoang',
  'Ito',
  'Jansen',
];
const HOSPITALS = [
  'Charité Berlin',
  'Mayo Clinic',
  'Karolinska',
  'Toranomon',
  'Royal Melbourne',
  'Inselspital',
];
const CENTRES = [
  ['Oberdorf', 'Europe/Zurich'],
  ['Memphis', 'America/Chicago'],
  ['Tokyo', 'Asia/Tokyo'],
  ['Sydney', 'Australia/Sydney'],
] as const;
const STATUSES: readonly BadgeValue[] = [
  { text: 'Pending', tone: 'neutral', rank: 1 },
  { text: 'In progress', tone: 'info', rank: 2 },
  { text: 'On hold', tone: 'caution', isPaused: true, rank: 3 },
  { text: 'Completed', tone: 'positive', rank: 4 },
  { text: 'Terminated', tone: 'critical', rank: 5 },
];
const COMMENTS = [
  '',
  'Waiting for the CT scan in better resolution',
  'Surgeon asked for a second guide',
  'Plates agreed, model to be printed in two parts because of its size',
  '',
];
const CATEGORIES = ['eRequest', 'ReOrder', 'Prototype', 'DesignOnly'];

/** The same numbers on every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const START = Date.UTC(2026, 8, 1, 7, 30);
const isoDate = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** What is pending has not begun, and what was given up is not counted any more. */
function progressOf({ text }: BadgeValue, share: number): number | null {
  if (text === 'Terminated') return null;
  return text === 'Pending' ? 0 : Math.floor(share * (text === 'Completed' ? 100 : 96));
}

/** Makes so many plans; the first ten are always the same ones. */
export function samplePlans(count: number): SamplePlan[] {
  const random = randomNumbers(7);
  function pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(random() * items.length)] as Item;
  }
  return Array.from({ length: count }, (_, index) => {
    const [centre, zone] = pick(CENTRES);
    const created = START + Math.floor(random() * 80 * dayMs);
    const status = pick(STATUSES);
    const progress = progressOf(status, status.text === 'Completed' ? 1 : random());
    return {
      id: `CRT-${String(104200 + index)}`,
      product: pick(PRODUCTS),
      surgeon: `Dr. ${pick(SURGEONS)}`,
      hospital: pick(HOSPITALS),
      centre,
      zone,
      category: pick(CATEGORIES),
      status,
      progress,
      cases: 1 + Math.floor(random() * 9),
      hours: Math.round(random() * 400) / 10,
      created: new Date(created).toISOString(),
      shipment: isoDate(created + (10 + Math.floor(random() * 30)) * dayMs),
      surgery: isoDate(created + (25 + Math.floor(random() * 40)) * dayMs),
      isUrgent: random() > 0.85,
      isOnHold: status.text === 'On hold',
      request: `RQ-${Math.floor(random() * 9000) + 1000}`,
      comment: pick(COMMENTS),
      days: Math.floor(random() * 30) - 8,
    };
  });
}

/** Twenty columns of all kinds, as on the list of plans. */
export const samplePlanColumns = defineColumns<SamplePlan>([
  {
    id: 'id',
    header: 'Plan Id',
    kind: 'link',
    value: (plan) => plan.id,
    href: (plan) => `#${plan.id}`,
    width: 132,
    initialPin: 'start',
    isHideable: false,
  },
  {
    id: 'product',
    header: 'Product',
    kind: 'text',
    value: (plan) => plan.product,
    width: 190,
    isFlexible: true,
  },
  { id: 'status', header: 'Processing Status', kind: 'badge', value: (plan) => plan.status, width: 150 },
  {
    id: 'progress',
    header: 'Progress',
    kind: 'progress',
    value: (plan) => plan.progress,
    width: 150,
    description: 'Manufacturing progress in percent',
  },
  { id: 'shipment', header: 'Shipment Due', kind: 'date', value: (plan) => plan.shipment, width: 130 },
  { id: 'surgery', header: 'Surgery Date', kind: 'date', value: (plan) => plan.surgery, width: 130 },
  {
    id: 'created',
    header: 'Created',
    kind: 'date',
    value: (plan) => plan.created,
    dateStyle: 'dateTime',
    timeZone: (plan) => plan.zone,
    width: 210,
  },
  { id: 'cases', header: 'Cases', kind: 'number', value: (plan) => plan.cases, width: 92 },
  {
    id: 'hours',
    header: 'Effort',
    kind: 'number',
    value: (plan) => plan.hours,
    fractionDigits: 1,
    unit: 'h',
    width: 100,
  },
  { id: 'isUrgent', header: 'Urgent', kind: 'boolean', value: (plan) => plan.isUrgent, width: 92 },
  { id: 'surgeon', header: 'Surgeon', kind: 'text', value: (plan) => plan.surgeon, width: 140 },
  { id: 'hospital', header: 'Hospital', kind: 'text', value: (plan) => plan.hospital, width: 150 },
  { id: 'centre', header: 'Distribution Center', kind: 'text', value: (plan) => plan.centre, width: 160 },
  { id: 'category', header: 'Category', kind: 'text', value: (plan) => plan.category, width: 120 },
  {
    id: 'request',
    header: 'Request Id',
    kind: 'link',
    value: (plan) => plan.request,
    href: (plan) => `https://example.com/${plan.request}`,
    isExternal: true,
    width: 130,
  },
  { id: 'days', header: 'Days Left', kind: 'number', value: (plan) => plan.days, width: 104 },
  { id: 'isOnHold', header: 'On Hold', kind: 'boolean', value: (plan) => plan.isOnHold, width: 96 },
  { id: 'zone', header: 'Time Zone', kind: 'text', value: (plan) => plan.zone, width: 150 },
  {
    id: 'createdDay',
    header: 'Created On',
    kind: 'date',
    value: (plan) => plan.created,
    dateStyle: 'isoDate',
    timeZone: 'UTC',
    width: 120,
  },
  { id: 'comment', header: 'Comment', kind: 'text', value: (plan) => plan.comment, width: 260 },
]);

/** The columns that fit a picture. */
export const fewColumns = samplePlanColumns.slice(0, 7);
