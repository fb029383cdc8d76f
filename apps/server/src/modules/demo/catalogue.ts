import type { products, productTypes } from '../product/product.tables.ts';

type ProductType = typeof productTypes.$inferInsert & { id: number };
type Product = typeof products.$inferInsert & { id: number; productTypeId: number };

const types: readonly (Omit<ProductType, 'id'> & { code: string })[] = [
  {
    name: 'Cranial Reconstruction Plate',
    code: 'CMRP',
    defaultManufacturingLocationId: 1,
    isPrioritizable: true,
    isCapacityScheduled: true,
  },
  {
    name: 'Mandible Reconstruction Plate',
    code: 'SMRP',
    defaultManufacturingLocationId: 1,
    isMsd: true,
    showPoNumberField: true,
  },
  {
    name: 'Universal Plating Construct',
    code: 'UPC',
    defaultManufacturingLocationId: 2,
    isCapacityScheduled: true,
  },
  {
    name: 'PEEK Cranial Implant',
    code: 'PEEK',
    defaultManufacturingLocationId: 2,
    manufacturingAtRisk: true,
  },
  {
    name: 'Ultra-light Mesh Cranioplasty',
    code: 'UMC',
    defaultManufacturingLocationId: 3,
    isPrioritizable: true,
  },
  {
    name: 'HipMap Acetabular Guide',
    code: 'HIPMAP',
    defaultManufacturingLocationId: 1,
    showPoNumberField: true,
  },
  {
    name: 'Temporomandibular Joint Prosthesis',
    code: 'TMJ',
    defaultManufacturingLocationId: 2,
    isTmj: true,
    showPoNumberField: true,
  },
  { name: 'PMMA Cranial Implant', code: 'PMMA', defaultManufacturingLocationId: 1 },
  { name: 'Porous Facial Implant', code: 'MEDPOR', defaultManufacturingLocationId: 3, isHidden: true },
];

/** The nine product types: every cut-off family, SMRP, one for the jaw joint, one MSD, one that may run at risk, one hidden (§3.0). */
export const demoProductTypes: readonly ProductType[] = types.map((type, place) => ({
  manufacturingAtRisk: false,
  isHidden: false,
  isPrioritizable: false,
  isTmj: false,
  isMsd: false,
  showPoNumberField: false,
  isCapacityScheduled: false,
  ...type,
  id: place + 1,
}));

const variants = ['Standard', 'Large', 'Extended', 'Paediatric', 'Trauma'];

/** Forty products, spread over the types; every thirteenth is no longer active. */
export const demoProducts: readonly Product[] = Array.from({ length: 40 }, (_, place) => {
  const type = demoProductTypes[place % demoProductTypes.length];
  const round = Math.floor(place / demoProductTypes.length);
  const variant = variants[round] ?? 'Special';
  return {
    id: place + 1,
    number: `${50 + (place % 9)}-${String(21040 + place * 17)}`,
    name: `${type?.name ?? 'Implant'}, ${variant}`,
    symbol: `${type?.code ?? 'IMP'}-${variant[0] ?? 'S'}`,
    numberOfImplants: round === 4 ? 2 : 1,
    productTypeId: type?.id ?? 1,
    // Eight definitions stand in the order of the types; what is hidden is made as the one before it.
    manufacturingCycleDefinitionId: Math.min(type?.id ?? 1, 8),
    manufacturingLocationId: type?.defaultManufacturingLocationId ?? 1,
    isPriority: false,
    isActive: place % 13 !== 12,
    manufacturingAtRisk: type?.manufacturingAtRisk ?? false,
  };
});

/** The twenty-five manufacturing steps (§3.0). */
export const demoJobSteps: readonly { id: number; name: string }[] = [
  'Prepare STL Data',
  'Approve Manufacturing',
  'Nest Build Plate',
  'Print',
  'Depowder',
  'Stress Relief',
  'Remove Supports',
  'Heat Treatment',
  'Wire EDM',
  'Milling',
  'Thread Cutting',
  'Bending',
  'Deburring',
  'Blasting',
  'Polishing',
  'Anodizing',
  'Ultrasonic Cleaning',
  'Dimensional Inspection',
  'Visual Inspection',
  'CT Inspection',
  'Laser Marking',
  'Assembly',
  'Packaging',
  'Sterilization',
  'Release',
].map((name, place) => ({ id: place + 1, name }));
