import {
  ChartColumn,
  ClipboardList,
  Factory,
  FileText,
  KeyRound,
  Package,
  PencilRuler,
  Settings2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { SectionId } from './sections.ts';

/** The picture of each section; always beside or behind its name. */
export const sectionIcons: Readonly<Record<SectionId, ReactNode>> = {
  plans: <ClipboardList />,
  manufacturing: <Factory />,
  design: <PencilRuler />,
  documents: <FileText />,
  products: <Package />,
  keycodes: <KeyRound />,
  reports: <ChartColumn />,
  configuration: <Settings2 />,
};
