/**
 * Makes and models commonly registered in Nigeria, new or used, including local assembly. Source: the public model lists
 * of makers, assemblers and importers. A model's id is derived from its make's id and its position in the list, so add
 * new models at the end.
 */
export type Make = { readonly id: number; readonly makeName: string; readonly models: readonly string[] }

export const makes: readonly Make[] = [
  {
    id: 1,
    makeName: 'Toyota',
    models: [
      'Avalon', 'Camry', 'Corolla', 'Hiace', 'Highlander', 'Hilux', 'Land Cruiser', 'Matrix', 'Prado', 'RAV4',
      'Rush', 'Sienna', 'Venza', 'Yaris',
    ],
  },
  { id: 2, makeName: 'Honda', models: ['Accord', 'City', 'Civic', 'CR-V', 'HR-V', 'Odyssey', 'Pilot', 'Ridgeline'] },
  {
    id: 3,
    makeName: 'Lexus',
    models: ['ES 350', 'GX 460', 'IS 250', 'LS 460', 'LX 570', 'NX 200t', 'RX 330', 'RX 350'],
  },
  {
    id: 4,
    makeName: 'Mercedes-Benz',
    models: ['C-Class', 'E-Class', 'G-Class', 'GLA', 'GLC', 'GLE', 'GLK', 'ML-Class', 'S-Class', 'Sprinter'],
  },
  {
    id: 5,
    makeName: 'Nissan',
    models: ['Almera', 'Altima', 'Frontier', 'Murano', 'Navara', 'Pathfinder', 'Patrol', 'Sentra', 'X-Trail'],
  },
  { id: 6, makeName: 'Hyundai', models: ['Accent', 'Creta', 'Elantra', 'i10', 'i20', 'Santa Fe', 'Sonata', 'Tucson'] },
  { id: 7, makeName: 'Kia', models: ['Cerato', 'Optima', 'Picanto', 'Rio', 'Seltos', 'Sorento', 'Soul', 'Sportage'] },
  {
    id: 8,
    makeName: 'Ford',
    models: ['Edge', 'Escape', 'Everest', 'Expedition', 'Explorer', 'F-150', 'Focus', 'Ranger', 'Transit'],
  },
  {
    id: 9,
    makeName: 'Volkswagen',
    models: ['Amarok', 'Caddy', 'Golf', 'Jetta', 'Passat', 'Polo', 'Tiguan', 'Touareg', 'Transporter'],
  },
  { id: 10, makeName: 'Innoson', models: ['Caris', 'Carrier', 'Fox', 'G5', 'G6', 'Granite', 'Ikenga', 'Umu'] },
  { id: 11, makeName: 'Mazda', models: ['3', '6', 'BT-50', 'CX-5', 'CX-9', 'Tribute'] },
  {
    id: 12,
    makeName: 'Mitsubishi',
    models: ['ASX', 'Eclipse Cross', 'L200', 'Lancer', 'Montero', 'Outlander', 'Pajero'],
  },
  { id: 13, makeName: 'Peugeot', models: ['206', '301', '307', '3008', '406', '407', '5008', '508', 'Landtrek'] },
  { id: 14, makeName: 'BMW', models: ['3 Series', '5 Series', '7 Series', 'X1', 'X3', 'X5', 'X6'] },
  { id: 15, makeName: 'Audi', models: ['A3', 'A4', 'A6', 'A8', 'Q5', 'Q7'] },
  {
    id: 16,
    makeName: 'Land Rover',
    models: ['Defender', 'Discovery', 'Freelander', 'Range Rover', 'Range Rover Evoque', 'Range Rover Sport'],
  },
  { id: 17, makeName: 'Chevrolet', models: ['Aveo', 'Captiva', 'Cruze', 'Spark', 'Tahoe', 'Trailblazer'] },
  { id: 18, makeName: 'Suzuki', models: ['Alto', 'Baleno', 'Dzire', 'Every', 'Swift', 'Vitara'] },
  { id: 19, makeName: 'Acura', models: ['MDX', 'RDX', 'RL', 'TL', 'TSX', 'ZDX'] },
  { id: 20, makeName: 'GAC', models: ['Emkoo', 'Empow', 'GA4', 'GS3', 'GS4', 'GS8'] },
  { id: 21, makeName: 'Changan', models: ['Alsvin', 'CS15', 'CS35 Plus', 'CS55', 'Eado', 'Hunter'] },
  { id: 22, makeName: 'Infiniti', models: ['FX35', 'G37', 'JX35', 'Q50', 'QX56', 'QX80'] },
  { id: 23, makeName: 'Jeep', models: ['Cherokee', 'Compass', 'Grand Cherokee', 'Liberty', 'Wrangler'] },
  { id: 24, makeName: 'Pontiac', models: ['G6', 'Montana', 'Vibe'] },
  { id: 25, makeName: 'Renault', models: ['Duster', 'Kwid', 'Logan', 'Master', 'Megane', 'Sandero'] },
  { id: 26, makeName: 'Volvo', models: ['FH', 'FM', 'S60', 'S80', 'V60', 'XC60', 'XC90'] },
  { id: 27, makeName: 'Opel', models: ['Astra', 'Corsa', 'Omega', 'Vectra', 'Zafira'] },
  { id: 28, makeName: 'Subaru', models: ['Forester', 'Impreza', 'Legacy', 'Outback', 'XV'] },
  { id: 29, makeName: 'Isuzu', models: ['D-Max', 'FRR', 'MU-X', 'NPR', 'Trooper'] },
  { id: 30, makeName: 'Porsche', models: ['911', 'Cayenne', 'Macan', 'Panamera'] },
  { id: 31, makeName: 'Geely', models: ['Azkarra', 'Coolray', 'Emgrand', 'Okavango', 'Tugella'] },
  { id: 32, makeName: 'Chery', models: ['Arrizo 5', 'Tiggo 2', 'Tiggo 4', 'Tiggo 7', 'Tiggo 8'] },
  { id: 33, makeName: 'JAC', models: ['J5', 'J6', 'S2', 'S3', 'T6', 'T8'] },
  { id: 34, makeName: 'Jetour', models: ['Dashing', 'X50', 'X70', 'X70 Plus', 'X90'] },
  { id: 35, makeName: 'MG', models: ['3', '5', '6', 'HS', 'RX5', 'ZS'] },
  { id: 36, makeName: 'Haval', models: ['H6', 'H9', 'Jolion'] },
  { id: 37, makeName: 'Nord', models: ['A3', 'A5', 'A7', 'Demir', 'Max', 'Tank'] },
  { id: 38, makeName: 'Jaguar', models: ['E-Pace', 'F-Pace', 'S-Type', 'XE', 'XF', 'XJ'] },
  { id: 39, makeName: 'Cadillac', models: ['CTS', 'Escalade', 'SRX', 'XT5'] },
  { id: 40, makeName: 'Dodge', models: ['Caliber', 'Caravan', 'Charger', 'Durango', 'Journey', 'RAM 1500'] },
  { id: 41, makeName: 'GMC', models: ['Acadia', 'Savana', 'Sierra', 'Terrain', 'Yukon'] },
  { id: 42, makeName: 'MAN', models: ['TGA', 'TGM', 'TGS', 'TGX'] },
  { id: 43, makeName: 'Mack', models: ['CH', 'CX Vision', 'Granite', 'R Series'] },
  { id: 44, makeName: 'Scania', models: ['G Series', 'P Series', 'R Series'] },
  { id: 45, makeName: 'DAF', models: ['CF', 'LF', 'XF'] },
  { id: 46, makeName: 'Howo', models: ['A7', 'Dump Truck', 'T7H', 'Tipper'] },
  { id: 47, makeName: 'Bajaj', models: ['Boxer', 'Maxima', 'Pulsar', 'RE'] },
  { id: 48, makeName: 'TVS', models: ['Apache', 'HLX', 'King', 'Star'] },
]
