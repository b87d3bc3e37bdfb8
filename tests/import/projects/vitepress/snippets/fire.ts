import { kiln } from "kiln"

// #region heat
kiln.heat(1200)
// #endregion heat
