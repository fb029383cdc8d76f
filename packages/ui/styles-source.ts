// The kit's page-wide styles, for whoever builds the workspace from source; the published package ships one file
// instead. Components bring their own styles.
import '@fontsource-variable/inter/index.css';
import './src/theme/layers.css.ts';
import './src/theme/light.css.ts';
import './src/theme/dark.css.ts';
import './src/theme/high-contrast.css.ts';
import './src/theme/density.css.ts';
import './src/theme/global.css.ts';
