/** The questions of the medical questionnaire: conditions that life and health underwriters commonly require. */
export const medicalQuestions: readonly string[] = [
  'High blood pressure',
  'Diabetes',
  'Asthma or another disease of the lungs',
  'Heart disease or stroke',
  'Sickle cell disease',
  'Tuberculosis',
  'Hepatitis B or C',
  'Kidney disease',
  'Cancer or a tumour',
]
