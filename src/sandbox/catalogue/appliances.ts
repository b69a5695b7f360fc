/**
 * What the contents of a home are listed by: the appliances that Nigerian homes commonly have. Source: the durable
 * goods that the national household surveys ask about, and what shops sell beside them. Names are chosen by, so each
 * stands once.
 */
export const appliances: readonly string[] = [
  'Air conditioner',
  'Blender',
  'Ceiling fan',
  'Chest freezer',
  'Computer',
  'Cooker',
  'DVD player',
  'Electric iron',
  'Electric kettle',
  'Game console',
  'Generator',
  'Home theatre',
  'Inverter',
  'Laptop',
  'Microwave oven',
  'Mobile phone',
  'Printer',
  'Refrigerator',
  'Satellite decoder',
  'Sewing machine',
  'Solar panel',
  'Standing fan',
  'Tablet',
  'Television',
  'Vacuum cleaner',
  'Washing machine',
  'Water dispenser',
  'Water heater',
  'Water pump',
]
