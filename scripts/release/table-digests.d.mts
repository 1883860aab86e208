export function columnsOfTables(url: string): Promise<Record<string, string>>;
export function digestsOfTables(url: string, columnsOf: Readonly<Record<string, string>>): Promise<Record<string, string>>;
