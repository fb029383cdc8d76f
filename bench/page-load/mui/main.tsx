import {
  AppBar,
  Checkbox,
  Chip,
  Container,
  LinearProgress,
  Link,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TablePagination,
  TableRow,
  Toolbar,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PlanRow } from '../rows.ts';

/** The least that a list page of Material UI is: a bar, a table of one page of rows with mixed cells, paging. */
function ListPage() {
  const [rows, setRows] = useState<PlanRow[]>([]);
  useEffect(() => {
    void fetch('./rows.json').then(async (answer) => setRows((await answer.json()) as PlanRow[]));
  }, []);
  return (
    <>
      <AppBar position="static">
        <Toolbar variant="dense">
          <Typography variant="h6">CRT</Typography>
        </Toolbar>
      </AppBar>
      <Container maxWidth={false}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {['', 'Plan ID', 'Product', 'Status', 'Progress', 'Shipped', 'Centre'].map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <TableRow key={row.id} hover>
                <TableCell padding="checkbox">
                  <Checkbox size="small" slotProps={{ input: { 'aria-label': row.id } }} />
                </TableCell>
                <TableCell>
                  <Link href={`#${row.id}`}>{row.id}</Link>
                </TableCell>
                <TableCell>{row.product}</TableCell>
                <TableCell>
                  <Chip size="small" label={row.status} />
                </TableCell>
                <TableCell>
                  <LinearProgress variant="determinate" value={row.progress} aria-label="Progress" />
                </TableCell>
                <TableCell>{row.shipped}</TableCell>
                <TableCell>{row.centre}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <TablePagination
          component="div"
          count={600}
          page={0}
          rowsPerPage={rows.length}
          onPageChange={() => undefined}
        />
      </Container>
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ListPage />);
