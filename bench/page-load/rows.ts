/** One row of the peer's list; as many and as mixed as the first page of the plan list. */
export interface PlanRow {
  id: string;
  product: string;
  status: string;
  progress: number;
  shipped: string;
  centre: string;
}

/** Rows of both pages: of the product's page sizes the one nearest to 25. */
export const rowCount = 20;

/** The rows that the peer loads. */
export const planRows: PlanRow[] = Array.from({ length: rowCount }, (_, index) => ({
  id: `R26-${String(1000 + index)} A`,
  product: `Cranial implant, individual, size ${index % 7}`,
  status: ['In manufacturing', 'Ready for shipment', 'On hold'][index % 3] ?? '',
  progress: (index * 17) % 101,
  shipped: `${String(1 + (index % 28)).padStart(2, '0')}/12/2026`,
  centre: ['Freiburg', 'Kalamazoo', 'Tokyo', 'Sydney'][index % 4] ?? '',
}));
